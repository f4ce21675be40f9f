import { composeSummary } from '@portal/clinical-domain/summary/compose-summary';
import type { SummaryChoice, SummaryRecord } from '@portal/clinical-domain/summary/summary-record';
import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { getSummaryRecord } from '@portal/fhir-queries/summary.query';
import type { Bundle } from 'fhir/r4';
import { findClinicAddress, getClinicName, getPortalConfig } from '../../http/portal-config.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';

/** Not live: a document does not change while somebody reads it. */
export const summaryQuery = () =>
  ownQuery(['summary'], [], (patientId) => getSummaryRecord(recordsClient, { patientId, now: new Date() }));

/** A new document each time; it says when it was made. */
export function makeSummary(record: SummaryRecord, choice: SummaryChoice, language: LanguageTag): Bundle {
  const { organizationId, clinicZone, clinicPhone } = getPortalConfig();
  return composeSummary(record, choice, {
    id: crypto.randomUUID(),
    at: new Date(),
    base: `${window.location.origin}/r4`,
    clinic: {
      id: organizationId,
      name: getClinicName(language),
      address: findClinicAddress(language),
      phone: clinicPhone,
    },
    view: { zone: clinicZone, language },
  });
}
