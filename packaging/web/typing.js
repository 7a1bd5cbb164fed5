// The system's keyboard and input method: a field of the page's own, nearly invisible, holds what is being composed and hands
// on what has been typed. Keys that say something by themselves go their usual way.
"use strict";
const Typing = (() => {
  const KEYS = ["Enter", "Escape", "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Delete", "Backspace"];
  const FILLER = "\u200b"; // something to be erased, or erasing would not be told
  const field = document.getElementById("typing");
  let isOn = false, isComposing = false;

  const empty = () => { field.value = FILLER; field.setSelectionRange(1, 1); };
  // Letters whose fonts come on demand are typed when they have come.
  const type = (text) => { if (text) Module.withLetters(text).then(() => Module.ccall("page_types", null, ["string"], [text])); };
  const compose = (text) => Module.ccall("page_composes", null, ["string"], [text]);
  const composed = () => field.value.replaceAll(FILLER, "");

  field.addEventListener("compositionstart", () => { isComposing = true; });
  field.addEventListener("compositionupdate", (event) => compose(event.data));
  field.addEventListener("compositionend", () => {
    isComposing = false;
    compose("");
    type(composed());
    empty();
  });
  field.addEventListener("input", () => {
    if (isComposing) return;
    if (field.value === "") Module._page_erases();
    else type(composed());
    empty();
  });
  for (const kind of ["keydown", "keyup", "keypress"]) {
    field.addEventListener(kind, (event) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() !== "v"; // what is pasted is typed
      if (isComposing || !(KEYS.includes(event.key) || isShortcut)) event.stopPropagation();
    });
  }
  // Some browsers open their keyboard only while a finger is being lifted.
  addEventListener("touchend", () => { if (isOn) field.focus({ preventScroll: true }); });

  function begin(x, y, wide, high) {
    const canvas = document.getElementById("canvas").getBoundingClientRect();
    Object.assign(field.style, { left: canvas.left + x + "px", top: canvas.top + y + "px", width: wide + "px", height: high + "px" });
    if (isOn) return;
    isOn = true;
    field.hidden = false;
    empty();
    field.focus({ preventScroll: true });
  }

  function end() {
    if (!isOn) return;
    isOn = false;
    field.blur();
    field.hidden = true;
    document.getElementById("canvas").focus();
  }

  return { begin, end };
})();
