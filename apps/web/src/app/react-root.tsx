import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no element with the id root.');

/** After an error that no page caught, the page of public/theme.js is shown. */
const root = createRoot(container, {
  onUncaughtError: () => window.dispatchEvent(new Event('portal-failed')),
});

export function render(page: ReactNode): void {
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>{page}</I18nProvider>
    </StrictMode>,
  );
}
