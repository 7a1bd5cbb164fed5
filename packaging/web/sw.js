// Offline after the first visit: the files of one release, whole. The next one waits until the page says it may go on.
"use strict";
const NAME = "schott-world-@RELEASE@", FILES = @FILES@;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))));
});

addEventListener("activate", (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith("schott-world-") && name !== NAME).map((name) => caches.delete(name))))
    .then(() => clients.claim()));
});

addEventListener("message", (event) => { if (event.data === "go") skipWaiting(); });

// What is fetched later, such as music, is kept with the rest.
async function answer(request) {
  const cache = await caches.open(NAME), found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok && fresh.type === "basic") cache.put(request, fresh.clone());
  return fresh;
}

addEventListener("fetch", (event) => {
  const ours = new URL(event.request.url);
  if (event.request.method === "GET" && ours.href.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
