import { useStore } from 'zustand/react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { locales, type Locale } from '@portal/ui/i18n/locale.ts';
import { chooseLocale } from './choose-locale.ts';
import { rootStore, session } from '../session.ts';

export function useLocaleChoice() {
  const locale = useStore(rootStore, (state) => state.locale);
  const { languages } = getPortalConfig();
  return {
    locale,
    offered: locales.filter((offer) => languages.includes(offer)),
    choose: (wanted: Locale) => {
      chooseLocale(wanted).catch(() => session.notify('language-not-loaded'));
    },
  };
}
