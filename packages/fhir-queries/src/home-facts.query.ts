import { vitalCodes } from '@portal/clinical-domain/vitals/read-vitals';
import type { Communication, DiagnosticReport, Observation } from 'fhir/r4';
import { searchEach } from './batch.ts';
import { getResources } from './bundle.ts';
import { searchReportsWithResults } from './diagnostic-report.query.ts';
import { searchRecent } from './message.query.ts';
import type { RecordsClient } from './records-client.ts';
import { searchVitalSigns } from './vital-signs.query.ts';

/** What the dashboard says beneath its first cards. Each part is undefined where it could not be read. */
export type HomeFacts = {
  /** The latest, newest first. */
  results: { reports: DiagnosticReport[]; observations: Observation[] } | undefined;
  communications: Communication[] | undefined;
  /** Vital signs from the clinic and from home, the latest first. */
  vitalSigns: Observation[] | undefined;
  /** At any time, in whatever state. */
  hasVisits: boolean | undefined;
};

const reportsShown = 5;
/** Enough for what is unread: notifications are among them. */
const mostCommunications = 30;
/** Enough for a line of each sign that has a place on the page; bands send a pulse each day. */
const mostVitalSigns = '40';

/** In one request. */
export async function getHomeFacts(client: Pick<RecordsClient, 'post'>): Promise<HomeFacts> {
  const [reports, communications, visits, vitalSigns] = await searchEach(client, [
    searchReportsWithResults({ count: reportsShown }),
    searchRecent(mostCommunications),
    { path: 'Appointment', parameters: { _count: '1' } },
    { path: 'Observation', parameters: { ...searchVitalSigns(vitalCodes), _count: mostVitalSigns } },
  ]);
  return {
    results: reports && {
      reports: getResources(reports, 'DiagnosticReport'),
      observations: getResources(reports, 'Observation'),
    },
    communications: communications && getResources(communications, 'Communication'),
    vitalSigns: vitalSigns && getResources(vitalSigns, 'Observation'),
    hasVisits: visits && getResources(visits, 'Appointment').length > 0,
  };
}
