import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { NewVersion } from '../features/new-version/new-version.tsx';
import { loadStrings } from '../i18n/strings.ts';
import { takeNewVersion } from '../platform/service-worker.ts';

let isShown = false;

/** Beside the page and not in it, so that no page carries what few visits need. */
export async function showNewVersion(registration: ServiceWorkerRegistration): Promise<void> {
  if (isShown) return;
  isShown = true;
  await loadStrings('features/new-version');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);

  function close() {
    root.unmount();
    place.remove();
    isShown = false;
  }

  async function reload() {
    await takeNewVersion(registration);
    window.location.reload();
  }

  root.render(
    <I18nProvider i18n={i18n}>
      <NewVersion onReload={reload} onClose={close} />
    </I18nProvider>,
  );
}
