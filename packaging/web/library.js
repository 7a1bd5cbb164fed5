// What the program calls of its page; the rest is in page.js.
mergeInto(LibraryManager.library, {
  page_keep_soon: function () {
    Module.keepSoon();
  },
  page_is_drawn: function () {
    Module.isDrawn();
  },
  page_knows_speech: function (code) {
    return Module.hasSpeech(UTF8ToString(code)) ? 1 : 0;
  },
  page_want_speech: function (code) {
    Module.wantSpeech(UTF8ToString(code));
  },
  page_begin_text: function (x, y, wide, high) {
    Typing.begin(x, y, wide, high);
  },
  page_end_text: function () {
    Typing.end();
  },
  page_speaks: function (code) {
    Module.speaks(UTF8ToString(code));
  },
});
