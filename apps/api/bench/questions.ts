import type { PractitionerRole, Schedule } from 'fhir/r4';
import { addDays, clinicDay, formatInstant } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import { createRecordsClient } from '@portal/test-stack/seed/records-client';
import type { SignedIn } from '../attacks/open-sessions.ts';
import { environment, recordsUrl } from '../test/stack.ts';
import type { Ask } from './load.ts';

const zone = 'Asia/Kathmandu';
const organization = 'Organization/238488';

/** What a screen asks: of the gateway, and what the gateway then asks of the records server. */
export type Question = { name: string; gateway: Ask[]; bare: Ask[] };

type Doctor = { roleId: string; scheduleId: string; specialty: string };

export async function listQuestions(patients: readonly SignedIn[]): Promise<Question[]> {
  const doctors = await findDoctors();
  const doctorOf = (index: number) => doctors[index % doctors.length] ?? fail();

  function ask(name: string, gateway: (index: number, id: string) => string, bare: typeof gateway): Question {
    return {
      name,
      gateway: patients.map(({ id, token }, index) => ({
        path: `/r4${gateway(index, id)}`,
        headers: { accept: 'application/fhir+json', authorization: `Bearer ${token}` },
      })),
      bare: patients.map(({ id }, index) => ({
        path: `${new URL(recordsUrl).pathname}${bare(index, id)}`,
        headers: { accept: 'application/fhir+json' },
      })),
    };
  }

  const page = '_count=20&_offset=0';
  const visits = '/Appointment?_sort=date';
  const reports = '/DiagnosticReport?_sort=-date&_include=DiagnosticReport%3Aresult';
  const directory = (index: number) =>
    `/PractitionerRole?specialty=${doctorOf(index).specialty}&_sort=-_lastUpdated` +
    `&organization=${encodeURIComponent(organization)}` +
    '&_include=PractitionerRole%3Apractitioner&_revinclude=Schedule%3Aactor';
  const { from, to } = twoWeeks();
  return [
    ask(
      'read by id',
      (_, id) => `/Patient/${id}`,
      (_, id) => `/Patient/${id}`,
    ),
    ask(
      'visits, sorted',
      () => `${visits}&_count=20`,
      (_, id) => `${visits}&patient=${id}&${page}`,
    ),
    ask(
      'reports with results',
      () => `${reports}&_count=20`,
      (_, id) => `${reports}&patient=${id}&${page}`,
    ),
    ask(
      'doctors of a specialty',
      (index) => `${directory(index)}&_count=20`,
      (index) => `${directory(index)}&${page}`,
    ),
    ask(
      'slots of 14 days',
      (index) => `/PractitionerRole/${doctorOf(index).roleId}/$available-slots?start=${from}&end=${to}`,
      (index) => {
        const schedule = encodeURIComponent(`Schedule/${doctorOf(index).scheduleId}`);
        const [end, start] = [encodeURIComponent(`lt${to}`), encodeURIComponent(`gt${from}`)];
        return `/Slot?schedule=${schedule}&start=${end}&end=${start}&_count=500&_offset=0`;
      },
    ),
  ];
}

/** From tomorrow on, so that it is the same question as long as the run lasts. */
function twoWeeks() {
  const tomorrow = addDays(clinicDay(Date.now(), zone), 1);
  const instant = (days: number) => formatInstant(startOfDay(addDays(tomorrow, days), zone));
  return { from: instant(0), to: instant(14) };
}

async function findDoctors(): Promise<Doctor[]> {
  const records = createRecordsClient(environment.PORTAL_RECORDS_URL);
  const found = await records.search(
    `PractitionerRole?organization=${organization}&_revinclude=Schedule:actor`,
  );
  const roles = found.filter((resource): resource is PractitionerRole => 'availableTime' in resource);
  const schedules = found.filter((resource): resource is Schedule => resource.resourceType === 'Schedule');
  return roles.flatMap(({ id: roleId = '', specialty }) => {
    const schedule = schedules.find(({ actor }) => actor[0]?.reference === `PractitionerRole/${roleId}`);
    const code = specialty?.[0]?.coding?.[0]?.code;
    return schedule?.id && code ? [{ roleId, scheduleId: schedule.id, specialty: code }] : [];
  });
}

function fail(): never {
  throw new Error('The seed has no doctors: npm run seed');
}
