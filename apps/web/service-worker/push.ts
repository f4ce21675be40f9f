declare const self: ServiceWorkerGlobalScope;

type PushMessage = { tag: string; title: string; body: string; lang: string; page?: unknown };

const allNotifications = '/notification';

/** Shows what the clinic sends while the portal is closed, and opens the page that it is about. The words hold nothing clinical. */
export function showNotifications() {
  self.addEventListener('push', (event) => {
    if (!event.data) return;
    const { tag, title, body, lang, page } = event.data.json() as PushMessage;
    const data = findOwnPage(page, self.location.origin);
    event.waitUntil(
      self.registration.showNotification(title, { tag, body, lang, data, icon: '/icons/icon-192.png' }),
    );
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(findOwnPage(event.notification.data, self.location.origin)));
  });
}

/** A path of this portal; the list of notifications for whatever leads elsewhere. */
export function findOwnPage(page: unknown, origin: string): string {
  if (typeof page !== 'string' || !page.startsWith('/')) return allNotifications;
  const url = URL.parse(page, origin);
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname : allNotifications;
}

async function open(path: string) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}
