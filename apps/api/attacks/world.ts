import { randomUUID } from 'node:crypto';
import type { FhirResource } from 'fhir/r4';
import { inject } from 'vitest';
import { createRecordsClient } from '@portal/test-stack/seed/records-client';
import { createDoctor } from '../test/booking-clinic.ts';
import { recordsUrl } from '../test/stack.ts';
import { type Answer, type Ask, nextApi, requireNoForeignCanary, send } from './calls.ts';
import { createAccount } from './realm.ts';
import { type Session, signIn } from './sign-in.ts';
import { type Subject, createSubject } from './subject.ts';
import { buildTraps } from './traps.ts';

export type Patient = Subject & { subject: string; email: string; password: string; session: Session };
export type World = Awaited<ReturnType<typeof createWorld>>;

/** Two patients that nobody else knows, A and B, with a doctor, and with everything that could lead from one to the other. */
export async function createWorld() {
  const name = randomUUID().slice(0, 8);
  const [a, b] = [createSubject('A', name), createSubject('B', name)];
  const doctor = await createDoctor(inject('suite'));
  const traps = buildTraps(a, b, doctor, (field) => `CANARY-N-${name}-${field}`);
  a.record[0] = { ...a.record[0], link: [{ other: b.self, type: 'seealso' }] } as FhirResource;
  const records = createRecordsClient(recordsUrl);
  await records.putAll(b.record);
  await records.putAll(a.record);
  await records.putAll(Object.values(traps));
  const [patientA, patientB] = await Promise.all([open(a), open(b)]);

  /** A call as A, at one of the two API processes. Whatever comes back holds nothing of another patient's. */
  async function ask(call: Ask, token?: string): Promise<Answer> {
    return askAs(patientA, call, token);
  }

  async function askAs(patient: Patient, call: Ask, token?: string): Promise<Answer> {
    const authorization = `Bearer ${token ?? (await patient.session.bearer())}`;
    const answer = await send(nextApi(), { ...call, headers: { authorization, ...call.headers } });
    requireNoForeignCanary(answer, patient.prefix, `${call.method ?? 'GET'} ${call.path}`);
    return answer;
  }

  return { name, a: patientA, b: patientB, doctor, traps, ask, askAs, bare };
}

/** The records server without a gateway in front. */
export async function bare(path: string): Promise<string> {
  const answer = await fetch(`${recordsUrl}${path}`);
  return answer.text();
}

async function open(patient: Subject): Promise<Patient> {
  const account = {
    email: `${patient.prefix.toLowerCase()}mail@example.org`,
    password: `patient-${randomUUID()}`,
    given: patient.mark('given'),
    family: patient.mark('family'),
  };
  const subject = await createAccount(inject('suite').realm.name, account, patient.self.reference);
  return { ...patient, ...account, subject, session: await signIn(account) };
}
