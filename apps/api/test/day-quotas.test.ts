import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { createDayQuota } from '../src/limits/day-quota.ts';
import { Unavailable } from '../src/upstream/unavailable.ts';
import { Refusal } from '../src/http/refusal.ts';
import { clearOldDayQuotas } from '../src/worker/old-day-quotas.ts';
import { createPatient, createPerson, setEmailVerified } from './people.ts';
import { type TestPortal, startPortal, webClient } from './portal.ts';
import { signInWeb } from './sign-in.ts';

const messages = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'message' as const, item: randomUUID() }));
const done = () => Promise.resolve('done');
const full = { status: 429, code: 'too_many_messages_today' };

async function openQuota(settings: Record<string, string> = { PORTAL_MESSAGES_PER_DAY: '5' }) {
  const portal = await startPortal(settings);
  const patientId = randomUUID();
  const shift = (days: number) =>
    portal.infra.database.query('update portal.day_quotas set day = day - $2::int where patient_id = $1', [
      patientId,
      days,
    ]);
  const count = async () =>
    (await portal.infra.database.query('select 1 from portal.day_quotas where patient_id = $1', [patientId]))
      .length;
  return { portal, patientId, quota: createDayQuota(portal), shift, count };
}

describe('a day’s quota', () => {
  test('holds however many come at once, and is new on the next day', async () => {
    const { quota, patientId, shift } = await openQuota();
    const all = await Promise.allSettled(messages(30).map((one) => quota.spend({ patientId }, [one], done)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(quota.requireRoom(patientId, messages(1))).rejects.toMatchObject(full);
    await expect(quota.spend({ patientId: randomUUID() }, messages(5), done)).resolves.toBe('done');
    await shift(1);
    await expect(quota.spend({ patientId }, messages(5), done)).resolves.toBe('done');
  });

  test('takes all of a bundle or nothing', async () => {
    const { quota, patientId, count } = await openQuota();
    await expect(quota.spend({ patientId }, messages(6), done)).rejects.toMatchObject(full);
    expect(await count()).toBe(0);
    await expect(quota.spend({ patientId }, messages(5), done)).resolves.toBe('done');
  });

  test('is a tenth for an account that nobody has verified', async () => {
    const { quota, patientId } = await openQuota({ PORTAL_MESSAGES_PER_DAY: '20' });
    const unverified = { patientId, isUnverified: true };
    await expect(quota.spend(unverified, messages(3), done)).rejects.toMatchObject(full);
    await expect(quota.spend(unverified, messages(2), done)).resolves.toBe('done');
    await expect(quota.spend(unverified, messages(1), done)).rejects.toMatchObject(full);
    await expect(quota.spend({ patientId }, messages(18), done)).resolves.toBe('done');
  });

  test('that was found full is refused by heart, what fits into it is not', async () => {
    const { portal, quota, patientId } = await openQuota();
    await expect(quota.spend({ patientId }, messages(6), done)).rejects.toMatchObject(full);
    await expect(quota.requireRoom(patientId, messages(1))).resolves.toBeUndefined();
    const sent = messages(5);
    await quota.spend({ patientId }, sent, done);
    const asked = vi.spyOn(portal.infra.database, 'query');
    await expect(quota.requireRoom(patientId, messages(1))).resolves.toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
    await expect(quota.spend({ patientId }, messages(1), done)).rejects.toMatchObject(full);
    expect(quota.isFull(patientId, 'message')).toBe(true);
    await expect(quota.requireRoom(patientId, messages(1))).rejects.toMatchObject(full);
    await expect(quota.requireRoom(patientId, sent)).resolves.toBeUndefined();
    await expect(quota.requireRoom(randomUUID(), messages(1))).resolves.toBeUndefined();
  });

  test('is not spent by what is refused or comes to nothing', async () => {
    const { quota, patientId, count } = await openQuota();
    for (const [wanted] of Array.from({ length: 9 }, () => [messages(2)])) {
      const refused = quota.spend({ patientId }, wanted ?? [], () => Promise.reject(new Refusal(409, 'no')));
      await expect(refused).rejects.toMatchObject({ status: 409 });
      await quota.spend({ patientId }, wanted ?? [], done, () => false);
    }
    expect(await count()).toBe(0);
  });

  test('counts once what is sent again because nobody answered, on the next day too', async () => {
    const { quota, patientId, count, shift } = await openQuota();
    const wanted = messages(5);
    for (let turn = 0; turn < 3; turn += 1) {
      const lost = quota.spend({ patientId }, wanted, () => Promise.reject(new Unavailable('records')));
      await expect(lost).rejects.toBeInstanceOf(Unavailable);
    }
    expect(await count()).toBe(5);
    await expect(quota.requireRoom(patientId, wanted)).resolves.toBeUndefined();
    await expect(quota.spend({ patientId }, wanted, done)).resolves.toBe('done');
    await shift(1);
    await expect(quota.spend({ patientId }, [...wanted, ...messages(5)], done)).resolves.toBe('done');
    expect(await count()).toBe(10);
  });

  test('is forgotten after two days', async () => {
    const { portal, quota, patientId, count, shift } = await openQuota();
    await quota.spend({ patientId }, messages(2), done);
    await shift(1);
    await clearOldDayQuotas(portal.infra.database);
    expect(await count()).toBe(2);
    await shift(3);
    await clearOldDayQuotas(portal.infra.database);
    expect(await count()).toBe(0);
  });
});

describe('whom nobody has verified', () => {
  const isUnverified = async ({ infra }: TestPortal, accessToken: string) => {
    const [row] = await infra.database.query<{ is: boolean }>(
      'select is_unverified as is from portal.sessions where upstream_sid = $1 and revoked_at is null',
      [decodeJwt(accessToken)['sid']],
    );
    return row?.is;
  };
  const refresh = async (portal: TestPortal, { browser, tokens }: Awaited<ReturnType<typeof signInWeb>>) => {
    await portal.infra.database.query(
      `update portal.session_tokens set access_expires_at = now() - interval '1 hour'
       where session_id in (select id from portal.sessions where upstream_sid = $1)`,
      [decodeJwt(tokens.access_token)['sid']],
    );
    expect((await browser.post(portal, '/v1/auth/refresh', webClient)).statusCode).toBe(200);
  };

  test('is known by the session: without the hospital’s link and without a verified e-mail', async () => {
    const portal = await startPortal();
    for (const [person, expected] of [
      [await createPerson(), true],
      [await createPatient(), false],
    ] as const) {
      const signedIn = await signInWeb(portal, person);
      expect(await isUnverified(portal, signedIn.tokens.access_token)).toBe(false);
      await setEmailVerified(person, false);
      await refresh(portal, signedIn);
      expect(await isUnverified(portal, signedIn.tokens.access_token)).toBe(expected);
      await setEmailVerified(person, true);
      await refresh(portal, signedIn);
      expect(await isUnverified(portal, signedIn.tokens.access_token)).toBe(false);
    }
  });
});
