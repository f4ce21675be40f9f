import type { Known } from '@portal/clinical-domain/messages/choose-recipient';
import { findReportDoctor } from '@portal/clinical-domain/results/read-report';
import { findCareFacts, type CareFacts } from '@portal/fhir-queries/care-team.query';
import type { Appointment } from 'fhir/r4';
import { ownQuery } from '../../../session/records/own-query.ts';
import { recordsClient } from '../../../session/records/records-client.ts';

export const careFactsQuery = () =>
  ownQuery(['care-facts'], ['MedicationRequest', 'DiagnosticReport'], () => findCareFacts(recordsClient));

/** What decides who gets a message, besides whom the patient may write to. */
export function readCareFacts({ orders, reports }: CareFacts): Pick<Known, 'prescribers' | 'reportDoctor'> {
  return {
    prescribers: orders.flatMap(({ requester }) => requester?.reference ?? []),
    reportDoctor: reports.flatMap((report) => findReportDoctor(report)?.reference ?? [])[0],
  };
}

const notSeen = new Set(['cancelled', 'noshow', 'entered-in-error', 'waitlist', 'proposed']);

/** The visits with that person, or with anybody, that have been; the latest first. */
export function listPast(visits: Appointment[], now: number, partner?: string): Appointment[] {
  return visits
    .filter(
      ({ status, start, participant }) =>
        !notSeen.has(status) &&
        start !== undefined &&
        Date.parse(start) < now &&
        participant.some(({ actor }) =>
          partner === undefined
            ? actor?.reference?.startsWith('Practitioner/')
            : actor?.reference === partner,
        ),
    )
    .toSorted((one, other) => Date.parse(other.start ?? '') - Date.parse(one.start ?? ''));
}

export const practitionerOf = (visit: Appointment | undefined) =>
  visit?.participant.find(({ actor }) => actor?.reference?.startsWith('Practitioner/'))?.actor?.reference;
