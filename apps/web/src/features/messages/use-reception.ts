import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { getClinicName, getPortalConfig } from '../../http/portal-config.ts';
import type { Reception } from './partners.ts';

export function useReception(): Reception {
  const { t } = useLingui();
  const language = useLanguage();
  return {
    partner: `Organization/${getPortalConfig().organizationId}`,
    clinicName: getClinicName(language),
    word: t`Reception`,
  };
}
