import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { findTreatments } from '@portal/clinical-domain/history/find-treatments';
import { findConditions } from '@portal/fhir-queries/medical-history.query';
import { findOrders } from '@portal/fhir-queries/medication-request.query';
import { isPartner } from '@portal/fhir-queries/partner.query';
import type { Condition, MedicationRequest, Reference } from 'fhir/r4';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { readConcept } from './record-strings.ts';

export type Treated = { condition: Condition; treatments: MedicationRequest[] };

/** Each condition with the orders that name it; where those cannot be had the conditions stand alone. */
export const conditionsQuery = () =>
  ownQuery(['conditions'], ['Condition', 'MedicationRequest'], async () => {
    const [conditions, orders] = await Promise.all([
      findConditions(recordsClient),
      findOrders(recordsClient).catch(() => []),
    ]);
    return { conditions, orders };
  });

export const treatedBy =
  (orders: MedicationRequest[]) =>
  (condition: Condition): Treated => ({
    condition,
    treatments: findTreatments(condition, orders),
  });

/** Not live: who has met a doctor stays one who has. */
export const partnerQuery = (doctor: string) =>
  ownQuery(['is-partner', doctor], [], () => isPartner(recordsClient, doctor));

/** Whom the record names for it: who found it, who wrote it down, who treats it. */
export function findDoctor({ condition, treatments }: Treated): Reference | undefined {
  return [condition.asserter, condition.recorder, ...treatments.map(({ requester }) => requester)].find(
    (one) => one?.reference?.startsWith('Practitioner/'),
  );
}

export const nameOfDoctor = (doctor: Reference | undefined, language: LanguageTag) =>
  readTranslated(doctor, 'display', language);

/** The name in the code system, where it says something else than the hospital's own words. */
export function readMedicalName({ code }: Condition, language: LanguageTag): RecordText | undefined {
  const own = readConcept(code, language);
  const coded = readTranslated(code?.coding?.[0], 'display', language);
  return coded && coded.text.toLowerCase() !== own?.text.toLowerCase() ? coded : undefined;
}
