import { randomInt, randomUUID } from 'node:crypto';
import type { AskAnswer, CodeAnswer, ConfirmAnswer, SlipAnswer } from '@portal/api-contract/connect-record';
import type { Patient } from 'fhir/r4';
import { expect, inject } from 'vitest';
import { putResource } from '../test/people.ts';
import { bodyOf, nextApi, send } from './calls.ts';
import type { openTables } from './database.ts';
import { createAccount } from './realm.ts';
import { signIn } from './sign-in.ts';

/** The long form: CONNECT_GUESSES=1000. */
export const guesses = Number(process.env['CONNECT_GUESSES'] ?? 60);
export const guessesOfAccount = 10;
export const born = '1984-03-12';

/** A record that the hospital has. */
export async function createRecord(more: Partial<Patient> = {}): Promise<string> {
  const id = randomUUID();
  await putResource({
    resourceType: 'Patient',
    id,
    active: true,
    name: [{ given: ['CANARY-Given'], family: 'CANARY-Family' }],
    birthDate: born,
    ...more,
  });
  return id;
}

/** An address that nobody else of this run has. */
export const nextAddress = () => `10.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;

/** Somebody who registered and has only the record that the portal made. */
export async function register(api = nextApi) {
  const account = {
    email: `${randomUUID()}@example.org`,
    password: `password-${randomUUID()}`,
    given: 'Maya',
    family: 'Tamang',
  };
  const subject = await createAccount(inject('suite').realm.name, account);
  const session = await signIn(account);
  const post = async (path: string, body: object, address = nextAddress()) =>
    send(api(), {
      method: 'POST',
      path: `/v1/connect-record${path}`,
      headers: {
        authorization: `Bearer ${await session.bearer()}`,
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: JSON.stringify(body),
    });
  return {
    subject,
    post,
    guess: async (code: string, birthDate = born, address?: string) => {
      const answer = await post('/slip', { code, birth_date: birthDate }, address);
      expect(answer.text).not.toContain('CANARY');
      return bodyOf(answer) as SlipAnswer;
    },
    askCode: async (number: string, birthDate = born, address?: string) => {
      const answer = await post('/number', { number, birth_date: birthDate }, address);
      expect(answer.text).not.toContain('CANARY');
      return bodyOf(answer) as AskAnswer;
    },
    typeCode: async (code: string, address?: string) => {
      const answer = await post('/code', { code }, address);
      expect(answer.text).not.toContain('CANARY');
      return bodyOf(answer) as CodeAnswer;
    },
    confirm: async (ticket: string) => bodyOf(await post('/confirm', { ticket })) as ConfirmAnswer,
    read: async (id: string) =>
      (
        await send(nextApi(), {
          path: `/r4/Patient/${id}`,
          headers: { authorization: `Bearer ${await session.bearer()}` },
        })
      ).status,
  };
}

export const countConnections = async (
  { query }: Pick<ReturnType<typeof openTables>, 'query'>,
  patientId: string,
) =>
  (await query(`select 1 from portal.connections where new_patient = $1 and step <> 'refused'`, [patientId]))
    .length;
