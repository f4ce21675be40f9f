import type { Locale } from '../i18n/locale.ts';
import { showLanguage } from '../i18n/words.ts';
import { rehydrate } from './prepare.ts';
import { rootStore } from './session.ts';

/** Shows the portal in the language that this device remembers. */
export async function showStoredLocale(): Promise<void> {
  await rehydrate();
  await showLanguage(rootStore.getState().locale);
}

export async function chooseLocale(locale: Locale): Promise<void> {
  await showLanguage(locale);
  rootStore.setState({ locale });
}
