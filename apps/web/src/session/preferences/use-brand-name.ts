import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { useSyncExternalStore } from 'react';
import { getClinicName, hasPortalConfig, onPortalConfig } from '../../http/portal-config.ts';

const unnamed = { en: 'Patient Portal', ne: 'बिरामी पोर्टल' };

/** The clinic's own name (E15), as its settings say it; until they are read, and where they don't, what the portal is. */
export function useBrandName(): string {
  const language = useLanguage();
  const isKnown = useSyncExternalStore(onPortalConfig, hasPortalConfig);
  return isKnown ? getClinicName(language) : unnamed[language];
}
