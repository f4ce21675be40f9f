import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openFive, readsRecord } from './five-sessions.ts';
import { callAdmin } from './realm.ts';
import { signIn } from './sign-in.ts';
import { type Patient, type World, createWorld } from './world.ts';

const limitMs = 5000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** What an administrator does to an account in Keycloak's console. */
const administrator = {
  at: (subject: string, path = '') => `/${inject('suite').realm.name}/users/${subject}${path}`,

  async enable(subject: string, enabled: boolean) {
    const user = (await (await callAdmin(this.at(subject))).json()) as object;
    await callAdmin(this.at(subject), 'PUT', { ...user, enabled });
  },

  async rename(subject: string) {
    const user = (await (await callAdmin(this.at(subject))).json()) as object;
    await callAdmin(this.at(subject), 'PUT', { ...user, firstName: 'Renamed' });
  },

  async setPassword(patient: Patient) {
    patient.password = `set-${randomUUID()}`;
    const credential = { type: 'password', value: patient.password, temporary: false };
    await callAdmin(this.at(patient.subject, '/reset-password'), 'PUT', credential);
  },

  async addPasskey(subject: string) {
    const type = 'webauthn-passwordless';
    const credentials = [{ type, userLabel: 'Phone', credentialData: '{}', secretData: '{}' }];
    const user = (await (await callAdmin(this.at(subject))).json()) as object;
    await callAdmin(this.at(subject), 'PUT', { ...user, credentials });
    const listed = await callAdmin(this.at(subject, '/credentials'));
    const all = (await listed.json()) as { id: string; type: string }[];
    return all.find((each) => each.type === type)?.id ?? '';
  },

  removeCredential: (subject: string, id: string) =>
    callAdmin(administrator.at(subject, `/credentials/${id}`), 'DELETE'),

  signOut: (subject: string) => callAdmin(administrator.at(subject, '/logout'), 'POST'),

  remove: (subject: string) => callAdmin(administrator.at(subject), 'DELETE'),
};

async function aliveAfter(patient: Patient, act: () => Promise<unknown>): Promise<string[]> {
  const alive = await openFive(patient);
  expect(await alive()).toHaveLength(5);
  await act();
  await sleep(limitMs);
  return alive();
}

describe('case 83: what an administrator does to an account ends its sessions: 0 of 5 are alive after 5 s', () => {
  test('the account is disabled; enabled again, its owner can sign in', async () => {
    const { a } = world;
    expect(await aliveAfter(a, () => administrator.enable(a.subject, false))).toEqual([]);
    await expect(signIn(a)).rejects.toThrow();
    await administrator.enable(a.subject, true);
    const again = await signIn(a);
    expect(await readsRecord(a, again.first.access_token)).toBe(true);
  });

  test('a password is set', async () => {
    const { a } = world;
    expect(await aliveAfter(a, () => administrator.setPassword(a))).toEqual([]);
    const again = await signIn(a);
    expect(await readsRecord(a, again.first.access_token)).toBe(true);
  });

  test('a passkey is removed', async () => {
    const { a } = world;
    const passkey = await administrator.addPasskey(a.subject);
    expect(await aliveAfter(a, () => administrator.removeCredential(a.subject, passkey))).toEqual([]);
  });

  test('the person is signed out', async () => {
    const { a } = world;
    expect(await aliveAfter(a, () => administrator.signOut(a.subject))).toEqual([]);
  });

  test('the account is deleted', async () => {
    const { a } = world;
    expect(await aliveAfter(a, () => administrator.remove(a.subject))).toEqual([]);
  });
});

test('case 83: allowed twin: another change of the account, and what happens to others, ends nothing', async () => {
  const { b } = world;
  const alive = await aliveAfter(b, () => administrator.rename(b.subject));
  expect(alive).toHaveLength(5);
});
