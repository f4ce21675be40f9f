import { type UUID, randomInt, randomUUID } from 'node:crypto';
import type {
  AskAnswer,
  CodeAnswer,
  ConfirmAnswer,
  ConnectionState,
  SlipAnswer,
} from '@portal/api-contract/connect-record';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Bundle, FhirResource, Patient, Resource } from 'fhir/r4';
import { createConnectionStore } from '../src/connect-record/connection-store.ts';
import { createSlipStore } from '../src/connect-record/slip-store.ts';
import { createLinking } from '../src/connect-record/steps.ts';
import { createLiveSessions } from '../src/sessions/live-sessions.ts';
import { createSessionStore } from '../src/sessions/session-store.ts';
import type { Infra } from '../src/infra/infra.ts';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { createPerson } from './people.ts';
import type { TestPortal } from './portal.ts';
import { recordsUrl } from './stack.ts';

export const born = '1984-03-12';

/** A record that the hospital has, and that nobody has an account for. */
export const createHospitalRecord = (change: Partial<Patient> = {}) =>
  hospitalPuts<Patient & { id: string }>({
    resourceType: 'Patient',
    id: randomUUID(),
    active: true,
    identifier: [{ system: systemUris.hospitalNumber, value: 'P-204817' }],
    name: [{ use: 'official', given: ['Sita'], family: 'Sharma' }],
    telecom: [{ system: 'phone', use: 'mobile', value: '9800004521' }],
    birthDate: born,
    ...change,
  });

export const makeSlip = async ({ infra }: Pick<TestPortal, 'infra'>, { id }: { id: string }) =>
  (await createSlipStore(infra.database, infra.secrets).make(id, 7)).code;

type Answer<Body> = { statusCode: number; json: () => Body };

/** An address that nobody else of this run has: tries are counted by address too. */
const nextAddress = () => `10.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;

/** Somebody who registered, and whose record is the one that the portal made. */
export async function signInFirst(portal: TestPortal, address = nextAddress()) {
  const person = await createPerson();
  const patient = await signIn(portal, { ...person, patientId: person.userId as UUID });
  const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
    portal.app.inject({
      method,
      url: `/v1/connect-record${path}`,
      headers: { authorization: `Bearer ${patient.tokens.access_token}` },
      remoteAddress: address,
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    ...patient,
    ask,
    state: async () => (await ask('GET', '')).json<ConnectionState>(),
    tryRaw: (code: string, birthDate = born) => ask('POST', '/slip', { code, birth_date: birthDate }),
    try: async (code: string, birthDate = born) =>
      bodyOf<SlipAnswer>(await ask('POST', '/slip', { code, birth_date: birthDate })),
    askCodeRaw: (number: string, birthDate = born) =>
      ask('POST', '/number', { number, birth_date: birthDate }),
    askCode: async (number: string, birthDate = born) =>
      bodyOf<AskAnswer>(await ask('POST', '/number', { number, birth_date: birthDate })),
    typeCode: async (code: string) => bodyOf<CodeAnswer>(await ask('POST', '/code', { code })),
    confirm: async (ticket: string) => bodyOf<ConfirmAnswer>(await ask('POST', '/confirm', { ticket })),
    refuse: async (ticket: string) => (await ask('POST', '/refuse', { ticket })).statusCode,
  };
}

function bodyOf<Body>(answer: Answer<Body> & { body: string }): Body {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

export type First = Awaited<ReturnType<typeof signInFirst>>;

/** The ticket for a slip, code and birth date being right. */
export async function getTicket(person: First, code: string): Promise<string> {
  const answer = await person.try(code);
  if (answer.outcome !== 'found') throw new Error(JSON.stringify(answer));
  return answer.ticket;
}

export const openLinking = (infra: Infra, settleMs = 0) => {
  const connections = createConnectionStore(infra.database);
  return {
    connections,
    linking: createLinking({
      infra,
      sessions: createSessionStore(infra.database, infra.secrets),
      liveSessions: createLiveSessions(infra),
      connections,
      settleMs,
    }),
  };
};

/** What lies in a record at the hospital, as `Type/id`, sorted. */
export async function listRecord(patientId: string, types: readonly string[]): Promise<string[]> {
  const found = await Promise.all(types.map((type) => search(`${type}?patient=Patient/${patientId}`)));
  return found
    .flat()
    .map(({ resourceType, id }) => `${resourceType}/${id}`)
    .toSorted();
}

export async function search<Kind extends Resource = FhirResource>(query: string): Promise<Kind[]> {
  const answer = await fetch(`${recordsUrl}/${query}&_count=200&_offset=0`, {
    headers: { 'cache-control': 'no-cache' },
  });
  const bundle = (await answer.json()) as Bundle<Kind>;
  return (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);
}
