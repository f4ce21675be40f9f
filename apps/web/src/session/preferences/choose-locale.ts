import { getPortalConfig, loadPortalConfig } from '../../http/portal-config.ts';
import type { Locale } from '@portal/ui/i18n/locale.ts';
import { showLanguage } from '../../i18n/strings.ts';
import { rehydrate } from '../prepare.ts';
import { rootStore } from '../session.ts';

/** Shows the portal in the language that this device remembers. */
export async function showStoredLocale(): Promise<void> {
  await rehydrate();
  const { locale } = rootStore.getState();
  await showLanguage(locale);
  void keepToOffered(locale).catch(() => undefined);
}

/** A clinic may speak one language only, which is known once its settings have come. */
async function keepToOffered(locale: Locale): Promise<void> {
  await loadPortalConfig();
  const { languages } = getPortalConfig();
  const [usual] = languages;
  if (usual !== undefined && !languages.includes(locale)) await chooseLocale(usual);
}

export async function chooseLocale(locale: Locale): Promise<void> {
  await showLanguage(locale);
  rootStore.setState({ locale });
}
