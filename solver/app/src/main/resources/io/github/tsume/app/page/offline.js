// The service worker: everything of the page is kept, so that it works without a network. What is
// kept is replaced as a whole when the site has another version; nothing else is ever fetched.

const VERSION = '@version@';
const FILES = '@files@'.split(' ');
const NAME = 'tsume-' + VERSION;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(NAME)
    .then(cache => cache.addAll(FILES.map(file => new Request(file, {cache: 'no-cache'}))))
    .then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  event.waitUntil(caches.keys()
    .then(names => Promise.all(names
      .filter(name => name.startsWith('tsume-') && name !== NAME)
      .map(name => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const {request} = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) {
    event.respondWith(caches.open(NAME)
      .then(cache => cache.match(request, {ignoreSearch: true}))
      .then(kept => kept ?? fetch(request)));
  }
});
