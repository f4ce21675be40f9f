import { loadChosenDates } from '../i18n/day-view.ts';
import type { Locale } from '../i18n/locale.ts';
import { showLanguage } from '../i18n/words.ts';
import { rehydrate } from './prepare.ts';
import { rootStore } from './session.ts';

/** Shows the portal in the language, and with the dates, that this device remembers. */
export async function showStoredLocale(): Promise<void> {
  await rehydrate();
  const dates = loadChosenDates().catch(() => undefined);
  await Promise.all([showLanguage(rootStore.getState().locale), dates]);
}

export async function chooseLocale(locale: Locale): Promise<void> {
  await showLanguage(locale);
  rootStore.setState({ locale });
}
