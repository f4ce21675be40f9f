import { allReadingCodes } from '@portal/clinical-domain/vitals/own-readings';
import { vitalCodes } from '@portal/clinical-domain/vitals/read-vitals';
import type {
  AllergyIntolerance,
  Condition,
  DocumentReference,
  FhirResource,
  Immunization,
  Observation,
} from 'fhir/r4';
import { firstPage } from './all-pages.ts';
import { readComingVisits, searchComingVisits, type ComingVisits } from './appointment.query.ts';
import { searchEach, type Search } from './batch.ts';
import { getResources } from './bundle.ts';
import { readReportPage, searchReportsWithResults, type ReportPage } from './diagnostic-report.query.ts';
import { searchDocuments } from './document-reference.query.ts';
import { historySearches } from './medical-history.query.ts';
import { searchMedicines, type Medicines } from './medication-request.query.ts';
import type { RecordsClient } from './records-client.ts';
import { searchLatestReadings, searchVitalSigns } from './vital-signs.query.ts';

/** What the nine parts of My Health are told by; undefined where that part of the answer failed. */
export type HealthOverview = {
  visits: ComingVisits | undefined;
  reports: ReportPage | undefined;
  medicines: Medicines | undefined;
  readings: Observation[] | undefined;
  vitalSigns: Observation[] | undefined;
  allergies: AllergyIntolerance[] | undefined;
  conditions: Condition[] | undefined;
  immunizations: Immunization[] | undefined;
  documents: DocumentReference[] | undefined;
};

/** A live change of one of these asks for the overview again. */
export const overviewTypes = [
  'Appointment',
  'DiagnosticReport',
  'MedicationRequest',
  'MedicationAdministration',
  'Observation',
  'AllergyIntolerance',
  'Condition',
  'Immunization',
  'DocumentReference',
] satisfies FhirResource['resourceType'][];

/** Bands send a pulse each day, before which the clinic's own measurements would not come on a short page. */
const clinicCodes = vitalCodes.filter((code) => !allReadingCodes.includes(code));
const mostVitalSigns = '10';

type Wanted = {
  now: Date;
  /** Doses from then on, as the page of the medicines asks for them. */
  dosesSince: number;
  /** Readings of the patient's own devices from that day on. */
  readingsSince: string;
};

/** In one request: of each list the first page, by the search of its own page. Rejects where no part is answered. */
export async function findHealthOverview(
  client: Pick<RecordsClient, 'post'>,
  { now, dosesSince, readingsSince }: Wanted,
): Promise<HealthOverview> {
  const searches: Search[] = [
    searchComingVisits,
    searchReportsWithResults({ count: 1 }),
    ...searchMedicines({ since: dosesSince }),
    {
      path: 'Observation',
      parameters: searchLatestReadings({ codes: allReadingCodes, since: readingsSince }),
    },
    { path: 'Observation', parameters: { ...searchVitalSigns(clinicCodes), _count: mostVitalSigns } },
    firstPage('AllergyIntolerance', historySearches.AllergyIntolerance),
    firstPage('Condition', historySearches.Condition),
    firstPage('Immunization', historySearches.Immunization),
    firstPage('DocumentReference', searchDocuments),
  ];
  const [visits, reports, orders, doses, readings, vitalSigns, allergies, conditions, vaccines, documents] =
    await searchEach(client, searches);
  return {
    visits: visits && readComingVisits(visits, now),
    reports: reports && readReportPage(reports),
    medicines:
      orders && doses
        ? {
            orders: getResources(orders, 'MedicationRequest'),
            records: getResources(doses, 'MedicationAdministration'),
          }
        : undefined,
    readings: listOf(readings, 'Observation'),
    vitalSigns: listOf(vitalSigns, 'Observation'),
    allergies: listOf(allergies, 'AllergyIntolerance'),
    conditions: listOf(conditions, 'Condition'),
    immunizations: listOf(vaccines, 'Immunization'),
    documents: listOf(documents, 'DocumentReference'),
  };
}

const listOf = <T extends FhirResource['resourceType']>(answer: unknown, type: T) =>
  answer === undefined ? undefined : getResources(answer, type);
