const hourMs = 3600_000;
const takeOverLimitMs = 5000;

/** The one worker of this origin: keeps the shell, brings new versions, takes push messages. @throws where there can be none */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
}

/** Tells when a newer version is here and waits for this page's to end; a page that came past the worker is that version. */
export function onNewVersion(registration: ServiceWorkerRegistration, tell: () => void): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) tell();
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  look();
}

/** Browsers ask at each new page only, and a tab of the portal may stay open for days. */
export function askForVersions(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < hourMs) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Resolves once the newer version is in charge, if there is one; the page is still the old one. */
export async function takeNewVersion({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  await new Promise<void>((resolve) => {
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && resolve());
    setTimeout(resolve, takeOverLimitMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    waiting.postMessage('take-over');
  });
}
