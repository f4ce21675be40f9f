import { useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { findVisitPlace } from '@portal/clinical-domain/visits/visit-place';
import { findVisitState } from '@portal/clinical-domain/visits/visit-state';
import type { Appointment, Location } from 'fhir/r4';
import { getClinicName, getPortalConfig } from '../../http/portal-config.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { useVisitPlace } from '@portal/ui/visit-place.tsx';
import { visitStateStrings } from '@portal/ui/visit-state-strings.ts';
import { formatPlace } from './place.ts';
import type { CalendarStrings } from './save-to-calendar.ts';

type Known = { doctor: string; location: Location | undefined; now: Date };

/** What a calendar's entry says: whom, where, in what state, and whom to call; no address for a video visit. */
export function useCalendarStrings(visit: Appointment, { doctor, location, now }: Known): CalendarStrings {
  const { t } = useLingui();
  const language = useLanguage();
  const name = useVisitPlace(visit);
  const isVideo = findVisitPlace(visit, language).mode === 'video';
  const address = location && !isVideo ? formatPlace(location) : '';
  const { label, sentence } = visitStateStrings[findVisitState(visit, now.getTime())];
  const { clinicPhone } = getPortalConfig();
  const phone = clinicPhone && formatDigits(clinicPhone, language);
  const lines = [
    [t(label), sentence && t(sentence)].filter(Boolean).join('. '),
    isVideo && t`Open the visit in the portal to join the video call.`,
    getClinicName(language),
    phone && t`Phone: ${phone}`,
  ];
  return {
    title: t`Visit: ${doctor}`,
    place: [name, address].filter(Boolean).join(', '),
    note: lines.filter(Boolean).join('\n'),
  };
}
