import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { findClinicPlace, hasPortalConfig } from '../../http/portal-config.ts';
import { useBrandName } from './use-brand-name.ts';

/** The clinic's name, and below it its town where the settings say one. */
export function BrandName() {
  const name = useBrandName();
  const language = useLanguage();
  const place = hasPortalConfig() && findClinicPlace(language);
  return (
    <>
      {name}
      {place && <small className="block truncate text-xs font-medium tracking-normal">{place}</small>}
    </>
  );
}
