// Keeps the folder of saved games in the browser, in pieces, so that little is written for a small change. All pieces of
// one moment are written in one transaction: what is read back is the folder as it was at some moment, whole.
"use strict";
const Keep = (() => {
  const FOLDER = "/data/schott-world", PIECE = 65536, SOON_MS = 250;
  let base = null, FS = null, kept = new Map(), timer = 0, running = false, again = false, failed = false;
  let told = { cannot: () => {}, can: () => {} };

  const done = (request) => new Promise((yes, no) => {
    request.onsuccess = () => yes(request.result);
    request.onerror = () => no(request.error);
  });

  function open() {
    return new Promise((yes, no) => {
      const request = indexedDB.open("schott-world", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("pieces");
      request.onsuccess = () => yes(request.result);
      request.onerror = request.onblocked = () => no(request.error);
    });
  }

  // To be called once, early. Resolves to what was kept: name -> pieces in their order.
  async function load() {
    base = await open();
    const store = base.transaction("pieces").objectStore("pieces");
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    keys.forEach((key, i) => kept.set(key, values[i]));
  }

  function name(key) { return key.slice(0, key.lastIndexOf("#")); }

  // Before the program starts.
  function unpack(itsFS) {
    FS = itsFS;
    FS.mkdirTree(FOLDER);
    for (const [key, bytes] of kept) {
      const stream = FS.open(FOLDER + "/" + name(key), "a+");
      FS.write(stream, bytes, 0, bytes.length, PIECE * Number(key.slice(key.lastIndexOf("#") + 1)));
      FS.close(stream);
    }
  }

  const same = (one, other) => {
    if (!one || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
    return true;
  };

  // What is other than what was kept: key -> bytes, null for what is gone.
  function changes() {
    const changed = new Map(), there = new Set();
    for (const file of FS.readdir(FOLDER)) {
      const path = FOLDER + "/" + file;
      if (!FS.isFile(FS.stat(path).mode)) continue;
      const bytes = FS.readFile(path);
      for (let at = 0; at < bytes.length || at === 0; at += PIECE) {
        const key = file + "#" + String(at / PIECE).padStart(6, "0"), piece = bytes.slice(at, at + PIECE);
        there.add(key);
        if (!same(kept.get(key), piece)) changed.set(key, piece);
      }
    }
    for (const key of kept.keys()) if (!there.has(key)) changed.set(key, null);
    return changed;
  }

  function write(changed) {
    return new Promise((yes, no) => {
      const transaction = base.transaction("pieces", "readwrite", { durability: "strict" });
      const store = transaction.objectStore("pieces");
      for (const [key, bytes] of changed) bytes ? store.put(bytes, key) : store.delete(key);
      transaction.oncomplete = yes;
      transaction.onerror = transaction.onabort = () => no(transaction.error);
    });
  }

  async function now() {
    clearTimeout(timer);
    timer = 0;
    if (!FS || !base) return;
    if (running) { again = true; return; }
    running = true;
    try {
      do {
        again = false;
        const changed = changes();
        if (changed.size > 0) await write(changed);
        for (const [key, bytes] of changed) bytes ? kept.set(key, bytes) : kept.delete(key);
      } while (again);
      if (failed) { failed = false; told.can(); }
    } catch (error) {
      if (!failed) { failed = true; told.cannot(error && error.name === "QuotaExceededError"); }
      timer = setTimeout(now, 5000);
    }
    running = false;
  }

  function soon() { if (!timer) timer = setTimeout(now, SOON_MS); }

  return { load, unpack, now, soon, tell: (who) => { told = who; }, isWaiting: () => timer !== 0 || running, fails: () => failed };
})();
