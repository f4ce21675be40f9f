import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Bundle, FhirResource } from 'fhir/r4';
import { readStackSettings } from '@portal/test-stack/settings';
import { runCommandLine } from '@portal/test-stack/progress';
import { clinicDay, type ClinicDay } from '@portal/test-stack/seed/clinic-time';
import { loadResources } from '@portal/test-stack/seed/load';
import { findExistingSlots, planSeed } from '@portal/test-stack/seed/plan';
import { buildPerson } from '@portal/test-stack/seed/population/person';
import { createRecordsClient, type RecordsClient } from '@portal/test-stack/seed/records-client';
import { openDatabase } from '../src/infra/database.ts';
import { createLogger } from '../src/infra/logger.ts';
import { type Ask, inTurn, load, median } from './load.ts';
import { personId } from './population.ts';
import { printTable } from './table.ts';

/**
 * The same people, questions and bookings at several records servers, in turn, so that all meet the same machine: what a
 * setting or a version of the records server costs. Each is named by the STACK_PORT_BASE of its running stack, whose records
 * server holds none of the people yet (or all: --loaded). Ratios are to the first.
 */
type Server = { name: string; origin: string; records: RecordsClient; databaseUrl: string };
type Question = { name: string; next: () => Ask };

const peoplePerBundle = 20;
const bookedDay = '2030-01-01';
let booked = 0;
const json = { accept: 'application/fhir+json', 'content-type': 'application/fhir+json' };

await runCommandLine(async () => {
  const { servers, people, rounds, seconds, isLoaded } = readOptions();
  const today = clinicDay(new Date());
  const rows = [
    ['', ...servers.map(({ name }) => name), ...servers.slice(1).map(({ name }) => `${name} ÷ first`)],
  ];
  function tell(name: string, digits: number, values: number[][]) {
    rows.push([name, ...describe(values, digits)]);
    process.stdout.write(`${rows.at(-1)?.join('  ')}\n`);
  }

  if (!isLoaded) {
    for (const { records } of servers) {
      await loadResources(records, planSeed(today, await findExistingSlots(records, today)));
    }
    const before = await Promise.all(servers.map(readDatabaseBytes));
    tell(`${peoplePerBundle} people in one transaction, s`, 2, await loadPeople(servers, people, today));
    const after = await Promise.all(servers.map(readDatabaseBytes));
    const grown = after.map((bytes, index) => [(bytes - (before[index] ?? 0)) / people / 1024]);
    tell('database, KB a person', 1, grown);
  }

  const doctor = createDoctor();
  for (const { records } of servers) await records.putAll(doctor.resources);
  for (const { name, next } of listQuestions(people, today, doctor)) {
    const times = servers.map((): number[] => []);
    await inTurns(servers, rounds + 1, async ({ origin }, index, round) => {
      const { p50, errors } = await load(origin, next, 1, seconds);
      if (errors > 0) throw new Error(`${name}: ${errors} errors at ${origin}`);
      if (round > 0) times[index]?.push(p50);
    });
    tell(`${name}, ms`, 1, times);
  }
  printTable(`${people} people, one connection, p50; medians of ${rounds} rounds`, rows);
});

/** Each goes first in its turn. */
async function inTurns(
  servers: Server[],
  rounds: number,
  run: (server: Server, index: number, round: number) => Promise<void>,
) {
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < servers.length; step += 1) {
      const index = (step + round) % servers.length;
      const server = servers[index];
      if (server) await run(server, index, round);
    }
  }
}

async function loadPeople(servers: Server[], people: number, today: ClinicDay): Promise<number[][]> {
  const times = servers.map((): number[] => []);
  await inTurns(servers, people / peoplePerBundle, async ({ records }, index, round) => {
    const numbers = Array.from({ length: peoplePerBundle }, (_, one) => round * peoplePerBundle + one + 1);
    const bundle = numbers.flatMap((number) => buildPerson(number, today));
    times[index]?.push(await secondsOf(() => records.putAll(bundle)));
  });
  return times;
}

function createDoctor() {
  const [practitioner, schedule] = [`Practitioner/${randomUUID()}`, `Schedule/${randomUUID()}`];
  const id = (reference: string) => reference.split('/')[1] ?? '';
  const resources: FhirResource[] = [
    { resourceType: 'Practitioner', id: id(practitioner) },
    { resourceType: 'Schedule', id: id(schedule), actor: [{ reference: practitioner }] },
  ];
  return { practitioner, schedule, resources };
}

type Doctor = ReturnType<typeof createDoctor>;

function listQuestions(people: number, today: ClinicDay, doctor: Doctor): Question[] {
  const patients = Array.from({ length: people }, (_, index) => personId(index + 1));
  const observations = patients.map(
    (_, index) =>
      buildPerson(index + 1, today).find(({ resourceType }) => resourceType === 'Observation')?.id ?? '',
  );
  const page = '_count=20&_offset=0';
  const ofEach = (ids: string[], path: (id: string) => string) =>
    inTurn(ids.map((id) => ({ path: `/fhir/${path(id)}`, headers: json })));
  return [
    { name: 'Patient by id', next: ofEach(patients, (id) => `Patient/${id}`) },
    { name: 'Observation by id', next: ofEach(observations, (id) => `Observation/${id}`) },
    {
      name: 'visits of a patient',
      next: ofEach(patients, (id) => `Appointment?_sort=date&patient=${id}&${page}`),
    },
    {
      name: 'measurements of a patient',
      next: ofEach(patients, (id) => `Observation?_sort=-date&patient=${id}&${page}`),
    },
    {
      name: 'reports of a patient with results',
      next: ofEach(
        patients,
        (id) => `DiagnosticReport?_include=DiagnosticReport%3Aresult&patient=${id}&${page}`,
      ),
    },
    { name: 'a booking: Slot and Appointment', next: () => book(doctor, patients) },
    {
      name: 'appointments of a doctor on a day',
      next: ofEach(
        [encodeURIComponent(doctor.practitioner)],
        (id) => `Appointment?practitioner=${id}&date=${bookedDay}&${page}`,
      ),
    },
    {
      name: 'changes of a type since a time',
      next: ofEach(['2020-01-01'], (time) => `Observation?_lastUpdated=gt${time}&_sort=_lastUpdated&${page}`),
    },
  ];
}

/** Each of another second, so that none is refused. */
function book({ practitioner, schedule }: Doctor, patients: string[]): Ask {
  booked += 1;
  const start = new Date(Date.parse(bookedDay) + booked * 1000).toISOString().replace('.000', '');
  const patient = `Patient/${patients[booked % patients.length]}`;
  const [slot, appointment] = [randomUUID(), randomUUID()];
  const bundle: Bundle<FhirResource> = {
    resourceType: 'Bundle',
    type: 'transaction',
    entry: [
      {
        resource: {
          resourceType: 'Slot',
          id: slot,
          schedule: { reference: schedule },
          status: 'busy',
          start,
          end: start,
        },
        request: { method: 'PUT', url: `Slot/${slot}` },
      },
      {
        resource: {
          resourceType: 'Appointment',
          id: appointment,
          status: 'booked',
          slot: [{ reference: `Slot/${slot}` }],
          start,
          end: start,
          participant: [practitioner, patient].map((reference) => ({
            actor: { reference },
            status: 'accepted',
          })),
        },
        request: { method: 'PUT', url: `Appointment/${appointment}` },
      },
    ],
  };
  return { method: 'POST', path: '/fhir', headers: json, body: JSON.stringify(bundle) };
}

/** After a vacuum, so that no server's dead rows count. */
async function readDatabaseBytes({ databaseUrl }: Server): Promise<number> {
  const database = openDatabase({ databaseUrl }, createLogger({ logLevel: 'silent' }));
  await database.query('vacuum analyze');
  const [row] = await database.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await database.close();
  return Number(row?.bytes);
}

/** Ratios are medians of the rounds' own. */
function describe(values: number[][], digits: number): string[] {
  const [first = [], ...others] = values;
  return [
    ...values.map((times) => median(times).toFixed(digits)),
    ...others.map((times) => median(times.map((time, round) => time / (first[round] ?? NaN))).toFixed(2)),
  ];
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      loaded: { type: 'boolean', default: false },
      people: { type: 'string', default: '400' },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '2' },
    },
  });
  const people = Number(values.people);
  if (positionals.length < 2 || !Number.isInteger(people / peoplePerBundle)) {
    throw new Error('Give the port bases of two stacks or more, for example 21000 21100 --people 400.');
  }
  const servers = positionals.map((base): Server => {
    const { ports } = readStackSettings({ STACK_PORT_BASE: base });
    const origin = `http://127.0.0.1:${ports.records}`;
    const databaseUrl = `postgres://postgres@127.0.0.1:${ports.postgres}/records`;
    return { name: base, origin, records: createRecordsClient(`${origin}/fhir`), databaseUrl };
  });
  return {
    servers,
    people,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    isLoaded: values.loaded,
  };
}
