declare const self: ServiceWorkerGlobalScope;

type Notice = { tag: string; title: string; body: string; lang: string };

/** Shows what the clinic sends while the portal is closed. The words hold nothing clinical. */
export function showNotices() {
  self.addEventListener('push', (event) => {
    if (!event.data) return;
    const { tag, title, body, lang } = event.data.json() as Notice;
    event.waitUntil(
      self.registration.showNotification(title, { tag, body, lang, icon: '/icons/icon-192.png' }),
    );
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open('/notification'));
  });
}

async function open(path: string) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}
