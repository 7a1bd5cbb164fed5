// The page around the program: one copy at a time, files with their progress, the picture until the first frame, sounds
// behind it, what a new release says. release.js has what the build knows.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const query = new URLSearchParams(location.search);
  const LANGUAGES = Object.keys(Release.words);

  function itsLanguage() {
    const wanted = [query.get("lang"), remembered(), ...(navigator.languages || [])].filter(Boolean);
    for (const one of wanted) {
      const low = one.toLowerCase().replace("_", "-");
      if (low.startsWith("zh") && !/hant|tw|hk|mo/.test(low)) return "zh_CN";
      const found = LANGUAGES.find((code) => code.toLowerCase() === low.split("-")[0]);
      if (found) return found;
    }
    return "en";
  }

  function remembered() { try { return localStorage.getItem("language"); } catch { return null; } }
  function remember(code) { try { localStorage.setItem("language", code); } catch { /* a private window */ } }

  let language = itsLanguage();
  const word = (name) => (Release.words[language] || {})[name] || Release.words.en[name];

  function say(text) { byId("says").textContent = text; }
  function sayNews(text, button, act) {
    const news = byId("news");
    news.firstElementChild.textContent = text;
    news.lastElementChild.textContent = button;
    news.lastElementChild.onclick = () => { news.hidden = true; act(); };
    news.hidden = false;
  }

  // --- files ---------------------------------------------------------------------------------------------------------

  const counted = new Map();
  function count(file, bytes) {
    counted.set(file, bytes);
    const all = [...counted.keys()].reduce((sum, one) => sum + Release.sizes[one], 0);
    const come = [...counted.values()].reduce((sum, one) => sum + one, 0);
    byId("progress").value = all > 0 ? Math.min(come / all, 1) : 0;
  }

  // With its progress; the answer is a Response again, for who compiles while it comes.
  async function fetched(file) {
    counted.set(file, 0);
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(file + ": " + answer.status);
    const reader = answer.body.getReader();
    let come = 0;
    const stream = new ReadableStream({
      async pull(to) {
        const { done, value } = await reader.read();
        if (done) { to.close(); return; }
        come += value.length;
        count(file, come);
        to.enqueue(value);
      },
    });
    return new Response(stream, { headers: { "Content-Type": answer.headers.get("Content-Type") || "" } });
  }

  const fetchPack = async (name) => new Uint8Array(await (await fetched(name + ".pack")).arrayBuffer());

  // Four bytes of length, a list of names and sizes, the files.
  function unpack(bytes) {
    const FS = Module.FS, length = new DataView(bytes.buffer).getUint32(0, true);
    const list = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
    let at = 4 + length;
    for (const [name, size] of list) {
      FS.mkdirTree("/" + name.slice(0, name.lastIndexOf("/")));
      FS.writeFile("/" + name, bytes.subarray(at, at + size), { canOwn: true });
      at += size;
    }
  }

  // What the program has. Each is fetched once, early or when it is wanted.
  const packs = new Map(), unpacked = new Set();
  function fetchOnce(name) {
    if (!packs.has(name)) {
      packs.set(name, fetchPack(name));
      packs.get(name).catch(() => packs.delete(name));
    }
    return packs.get(name);
  }

  async function bring(name) {
    if (unpacked.has(name)) return;
    const bytes = await fetchOnce(name);
    if (!unpacked.has(name)) unpack(bytes);
    unpacked.add(name);
    packs.delete(name);
  }

  const speechOf = (code) => code === "zh_CN" ? ["speech-" + code, "chinese"] : code === "en" ? [] : ["speech-" + code];

  // --- one copy at a time --------------------------------------------------------------------------------------------

  // Resolves once no other window has it. A lock needs a secure address; elsewhere windows ask each other.
  function alone() {
    if (navigator.locks) {
      return new Promise((yes) => {
        navigator.locks.request("schott-world", { ifAvailable: true }, (lock) => lock && hold(yes)).then((was) => {
          if (was === null || was === undefined) {
            say(word("elsewhere"));
            navigator.locks.request("schott-world", () => hold(yes));
          }
        });
      });
    }
    return askOthers();
  }

  const hold = (yes) => { yes(); return new Promise(() => {}); };

  function askOthers() {
    if (!window.BroadcastChannel) return Promise.resolve();
    const channel = new BroadcastChannel("schott-world");
    let isMine = false;
    return new Promise((yes) => {
      let heard = false;
      channel.onmessage = ({ data }) => {
        if (data === "who?" && isMine) channel.postMessage("I");
        if (data === "I" && !isMine) { heard = true; say(word("elsewhere")); }
        if (data === "gone" && !isMine) ask();
      };
      function ask() {
        heard = false;
        channel.postMessage("who?");
        setTimeout(() => { if (!heard && !isMine) { isMine = true; yes(); } }, 400);
      }
      addEventListener("pagehide", () => { if (isMine) channel.postMessage("gone"); });
      ask();
    });
  }

  // --- the program ---------------------------------------------------------------------------------------------------

  let isDrawn = false;

  function afterFirstPicture() {
    isDrawn = true;
    byId("poster").hidden = true;
    byId("canvas").focus();
    const link = navigator.connection || {};
    const isDear = link.saveData || link.type === "cellular";
    bring("sounds").then(() => Module._page_has_sounds()).then(() => isDear ? null : bring("music"))
      .then((has) => has !== null && Module._page_has_music()).catch(() => { /* a game without them */ });
  }

  function fail(text) {
    byId("poster").hidden = false;
    byId("progress").hidden = true;
    say(text);
  }

  let compiled = null;
  const firstPacks = ["core", ...speechOf(language)];

  window.Module = {
    canvas: byId("canvas"),
    arguments: [],
    noInitialRun: false,
    print: (text) => console.log(text),
    printErr: (text) => console.warn(text),
    locateFile: (name) => name,
    instantiateWasm: (imports, done) => {
      compiled.then((answer) => WebAssembly.instantiateStreaming ?
        WebAssembly.instantiateStreaming(answer, imports) :
        answer.arrayBuffer().then((bytes) => WebAssembly.instantiate(bytes, imports)))
        .then(({ instance, module }) => done(instance, module))
        .catch((error) => { console.error(error); fail(word("unfit")); });
      return {};
    },
    onAbort: () => fail(word("stopped")),
    keepSoon: () => Keep.soon(),
    isDrawn: afterFirstPicture,
    speaks: remember,
    withLetters: (text) => /[\u2e80-\u9fff\uf900-\uffef]/.test(text) ? bring("chinese").catch(() => {}) : Promise.resolve(),
    // The program is told when it has come.
    wantSpeech: (code) => {
      Promise.all(speechOf(code).map(bring)).then(() => Module.ccall("page_has_speech", null, ["string"], [code]))
        .catch(() => sayNews(word("unreachable"), word("again"), () => Module.wantSpeech(code)));
    },
    hasSpeech: (code) => speechOf(code).every((name) => unpacked.has(name)),
    preRun: [() => {
      Module.ENV.XDG_DATA_HOME = "/data";
      Module.ENV.LANG = language;
      Module.addRunDependency("files");
      Promise.all(firstPacks.map(bring)).then(() => {
        Keep.unpack(Module.FS);
        Module.removeRunDependency("files");
      }).catch((error) => { console.error(error); fail(word("unreachable")); });
    }],
  };
  function readQuery() {
    for (const name of ["lang", "seed"]) {
      if (query.has(name)) Module.arguments.push("--" + name + "=" + query.get(name));
    }
  }

  // Device pixels beyond two to a point cost time and show nothing.
  function capPixels() {
    const itself = Object.getOwnPropertyDescriptor(window, "devicePixelRatio");
    if (itself && itself.get) {
      Object.defineProperty(window, "devicePixelRatio", { configurable: true, get: () => Math.min(itself.get.call(window), 2) });
    }
  }

  async function begin() {
    if (typeof WebAssembly !== "object") { fail(word("unfit")); return; }
    document.documentElement.lang = language.replace("_", "-");
    capPixels();
    readQuery();
    compiled = fetched(Release.program + ".wasm");
    compiled.catch(() => {});
    firstPacks.forEach(fetchOnce);
    await alone();
    say("");
    let keeps = true;
    await Keep.load().catch(() => { keeps = false; });
    Keep.tell({ cannot: (isFull) => Module._page_cannot_keep(isFull ? 1 : 0), can: () => Module._page_keeps_again() });
    if (!keeps) sayNews(word("forgets"), word("ok"), () => {});
    const script = document.createElement("script");
    script.src = Release.program + ".js";
    script.onerror = () => fail(word("unreachable"));
    document.body.append(script);
  }

  // --- coming and going ----------------------------------------------------------------------------------------------

  document.addEventListener("visibilitychange", () => { if (document.hidden) Keep.now(); });
  addEventListener("pagehide", () => Keep.now());
  addEventListener("beforeunload", (event) => {
    if (isDrawn && (Keep.isWaiting() || Keep.fails())) {
      Keep.now();
      event.preventDefault();
    }
  });
  addEventListener("contextmenu", (event) => event.preventDefault());

  function watchReleases() {
    if (!("serviceWorker" in navigator)) return;
    const had = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.register("sw.js").then((registration) => {
      const offer = () => registration.waiting && had && sayNews(word("newer"), word("reload"), () => {
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
        registration.waiting.postMessage("go");
      });
      offer();
      registration.addEventListener("updatefound", () => {
        const next = registration.installing;
        next.addEventListener("statechange", () => next.state === "installed" && offer());
      });
    }).catch(() => { /* offline is not to be had here */ });
  }

  begin().catch((error) => { console.error(error); fail(word("unreachable")); });
  watchReleases();
})();
