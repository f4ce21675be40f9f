import { randomUUID } from 'node:crypto';
import type { Patient, PatientLink } from 'fhir/r4';
import { decodeJwt } from 'jose';
import { describe, expect, inject, test } from 'vitest';
import { putResource } from '../test/people.ts';
import { codeOf, nextApi, send } from './calls.ts';
import { openTables } from './database.ts';
import { createAccount } from './realm.ts';
import { exchange, postAuth, signIn } from './sign-in.ts';
import { bare } from './world.ts';

const tables = openTables();

const link = (type: PatientLink['type'], id: string): PatientLink => ({
  type,
  other: { reference: `Patient/${id}` },
});

async function putPatient(id: string, more: Partial<Patient> = {}) {
  await putResource({
    resourceType: 'Patient',
    id,
    name: [{ text: `CANARY-A-${id}` }],
    ...more,
  });
}

/** An account whose claim names a record that the hospital has. */
async function createLinked(id: string = randomUUID()) {
  const account = {
    email: `${randomUUID()}@example.org`,
    password: `password-${id}`,
    given: 'Maya',
    family: 'Tamang',
  };
  const subject = await createAccount(inject('suite').realm.name, account, `Patient/${id}`);
  return { id, account, subject };
}

/** How the hospital may say it: on both sides, on one, or only that the record is out of use. */
const merges: [string, (old: string, survivor: string) => Promise<void>][] = [
  [
    'both sides say so',
    async (old, survivor) => {
      await putPatient(survivor);
      await putPatient(old, { active: false, link: [link('replaced-by', survivor)] });
      await putPatient(survivor, { link: [link('replaces', old)] });
    },
  ],
  [
    'only the old one says so',
    async (old, survivor) => {
      await putPatient(survivor);
      await putPatient(old, { link: [link('replaced-by', survivor)] });
    },
  ],
  [
    'only the surviving one says so',
    async (old, survivor) => {
      await putPatient(old);
      await putPatient(survivor, { link: [link('replaces', old)] });
    },
  ],
  ['it is out of use', (old) => putPatient(old, { active: false })],
];

describe('case 85: the sign-in of a record that was merged', () => {
  test.each(merges)('is refused with a plain sentence where %s', async (_, merge) => {
    const [{ id, account, subject }, survivor] = [await createLinked(), randomUUID()];
    await merge(id, survivor);
    const answer = await exchange(account);
    expect([answer.status, codeOf(answer)]).toEqual([403, 'record_replaced']);
    expect(answer.text).toContain('Call the clinic');
    for (const secret of [survivor, 'CANARY', 'access_token']) expect(answer.text).not.toContain(secret);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await bare(`/Patient/${subject}`)).toContain('OperationOutcome');
  });

  test('is the surviving record’s where the hospital has linked the account to that', async () => {
    const { id, account } = await createLinked();
    const old = randomUUID();
    await putPatient(id);
    await putPatient(old, { active: false, link: [link('replaced-by', id)] });
    await putPatient(id, { link: [link('replaces', old), link('seealso', old)] });
    const session = await signIn(account);
    const authorization = `Bearer ${await session.bearer()}`;
    const ask = (path: string) => send(nextApi(), { path, headers: { authorization } });
    expect((await ask(`/r4/Patient/${id}`)).text).toContain(`CANARY-A-${id}`);
    // One record, never two: not by its id, and not by a claim that names the other.
    expect((await ask(`/r4/Patient/${old}`)).status).toBe(403);
    const forged = await session.mint({ fhirUser: `Patient/${old}` });
    const asOld = await send(nextApi(), {
      path: `/r4/Patient/${old}`,
      headers: { authorization: `Bearer ${forged}` },
    });
    expect([asOld.status, codeOf(asOld)]).toEqual([403, 'no_patient_record']);
  });

  test('ends an open session with its next refresh, and none that is not merged', async () => {
    const [merged, other] = [await createLinked(), await createLinked()];
    await putPatient(merged.id);
    await putPatient(other.id);
    const sessions = [await signIn(merged.account), await signIn(other.account)];
    await putPatient(merged.id, { active: false });
    const statuses: number[] = [];
    for (const { first, cookie } of sessions) {
      await tables.age(decodeJwt(first.access_token)['sid'], 'access_expires_at', 3600);
      statuses.push((await send(nextApi(), postAuth('refresh', {}, { cookie }))).status);
    }
    expect(statuses).toEqual([401, 200]);
  });
});
