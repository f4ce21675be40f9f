import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { readVisitFacts } from '@portal/clinical-domain/notifications/visit-notification';
import type { VisitFacts } from '@portal/clinical-domain/notifications/visit-sentences';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { pickTranslation } from '@portal/clinical-domain/language/translated-text';
import type { Appointment } from 'fhir/r4';
import type { NotificationRecords } from './notification-records.ts';

export type ReadFacts = (language: LanguageTag, isPrivate: boolean) => VisitFacts;

/** What may be told of a visit, in either language: in the portal with its doctor, elsewhere without. @throws Unavailable */
export async function openVisitFacts(
  records: Pick<NotificationRecords, 'findPractitioner'>,
  visit: Appointment,
  { phone, now }: { phone: string | undefined; now: number },
): Promise<ReadFacts> {
  const actor = visit.participant.find((one) => one.actor?.reference?.startsWith('Practitioner/'))?.actor;
  const id = actor?.reference?.replace('Practitioner/', '');
  const practitioner = id === undefined ? undefined : await records.findPractitioner(id);
  return (language, isPrivate) => {
    const doctor = practitioner
      ? formatPractitionerName(practitioner, language)
      : pickTranslation(actor, 'display', language);
    return readVisitFacts(visit, { doctor, phone, isPrivate }, { language }, now);
  };
}
