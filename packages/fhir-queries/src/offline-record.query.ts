import { formatInstant } from '@portal/clinical-domain/time/clinic-day';
import type {
  AllergyIntolerance,
  Appointment,
  DiagnosticReport,
  MedicationAdministration,
  MedicationRequest,
  Observation,
  Practitioner,
} from 'fhir/r4';
import { searchNextAppointments } from './appointment.query.ts';
import { searchTogether, type Search } from './batch.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** What a patient needs when there is no network, and no more. */
export type RecordToKeep = {
  visits: Appointment[];
  practitioners: Practitioner[];
  orders: MedicationRequest[];
  /** What was said of the doses of the last two weeks. */
  doses: MedicationAdministration[];
  reports: DiagnosticReport[];
  observations: Observation[];
  allergies: AllergyIntolerance[];
};

const doseDays = 14;
const day = 24 * 3_600_000;
const mostVisits = 20;
const mostReports = '10';
/** The gateway gives no longer page than this. */
const most = '200';

/** In one request. */
export async function findRecordToKeep(
  client: Pick<RecordsClient, 'post'>,
  now: Date,
): Promise<RecordToKeep> {
  const [visits, orders, doses, reports, allergies] = await searchTogether(client, listSearches(now));
  return {
    visits: getResources(visits, 'Appointment'),
    practitioners: getResources(visits, 'Practitioner').map(({ photo: _photo, ...rest }) => rest),
    orders: getResources(orders, 'MedicationRequest'),
    doses: getResources(doses, 'MedicationAdministration'),
    reports: getResources(reports, 'DiagnosticReport'),
    observations: getResources(reports, 'Observation'),
    allergies: getResources(allergies, 'AllergyIntolerance'),
  };
}

function listSearches(now: Date): Search[] {
  const { path, parameters } = searchNextAppointments({ from: now, count: mostVisits });
  const since = `ge${formatInstant(now.getTime() - doseDays * day)}`;
  return [
    { path, parameters: { ...parameters, _include: 'Appointment:practitioner' } },
    { path: 'MedicationRequest', parameters: { status: 'active', _sort: '-authoredon', _count: most } },
    {
      path: 'MedicationAdministration',
      parameters: { 'effective-time': since, _sort: '-effective-time', _count: most },
    },
    {
      path: 'DiagnosticReport',
      parameters: { _sort: '-date', _count: mostReports, _include: 'DiagnosticReport:result' },
    },
    { path: 'AllergyIntolerance', parameters: { _sort: '-date', _count: most } },
  ];
}
