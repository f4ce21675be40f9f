import {
  findClinicAddress,
  findClinicPlace,
  getClinicName,
  getPortalConfig,
} from '../../http/portal-config.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { PhoneLink } from '@portal/ui/phone-link.tsx';

/** Whose portal this is, and how to reach them. */
export function ClinicContact() {
  const language = useLanguage();
  const { clinicPhone } = getPortalConfig();
  const address = findClinicAddress(language) ?? findClinicPlace(language);
  return (
    <address className="text-sm text-muted not-italic sm:col-span-2">
      <p className="font-semibold">{getClinicName(language)}</p>
      {address && <p>{address}</p>}
      {clinicPhone && (
        <PhoneLink number={clinicPhone} className="inline-flex min-h-11 items-center text-link" />
      )}
    </address>
  );
}
