import { randomUUID } from 'node:crypto';
import type { DateChoice } from '@portal/api-contract/dates';
import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { composeSummary } from '@portal/clinical-domain/summary/compose-summary';
import type { SummaryChoice } from '@portal/clinical-domain/summary/summary-record';
import { getSummaryRecord } from '@portal/fhir-queries/summary.query';
import type { Caller } from '../patient-access/caller.ts';
import { createInnerClient } from '../patient-access/inner-client.ts';
import type { Portal } from '../portal/portal.ts';
import { clinicOf } from '../reports/clinic-of.ts';

type Wanted = {
  choice: SummaryChoice;
  language?: LanguageTag | undefined;
  dates?: DateChoice | undefined;
};

/** The summary of the caller's record as it is now, read by the gateway's own policies. */
export async function makeDocument(portal: Portal, caller: Caller, { choice, ...wanted }: Wanted) {
  const { settings } = portal;
  const at = new Date();
  const { patientId } = caller;
  const record = await getSummaryRecord(createInnerClient(portal, caller), { patientId, now: at });
  const { clinic, view } = clinicOf(settings.clinic, wanted);
  const document = composeSummary(record, choice, {
    id: randomUUID(),
    at,
    base: settings.fhirBase,
    clinic: { id: settings.clinic.organizationId, ...clinic },
    view,
  });
  return { document, at, clinic, view };
}
