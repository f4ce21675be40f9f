import { expect, test } from 'vitest';
import { BiometryRefused, type Biometry } from './biometrics.ts';
import { createBiometryLock } from './biometry-lock.ts';

const strings = { reason: 'Open the copy of your record', cancel: 'Cancel' };
const finger: Biometry = { isAvailable: true, type: 'fingerprintAuthentication', strength: 'strong' };

function phoneWith({ refusal, biometry = finger }: { refusal?: Error; biometry?: Biometry } = {}) {
  const kept = new Map<string, string>();
  const phone = { kept, refusal };
  const lock = createBiometryLock({
    biometrics: { check: async () => biometry },
    guarded: {
      async read(name) {
        if (phone.refusal) throw phone.refusal;
        return kept.get(name);
      },
      write: async (name, value) => void kept.set(name, value),
      remove: async (name) => void kept.delete(name),
    },
  });
  return { lock, phone };
}

test('what it made, it gives out again to finger or face', async () => {
  const { lock, phone } = phoneWith();
  const made = await lock.make(strings);
  expect(made).toMatchObject({ outcome: 'made', key: { by: 'biometry' } });
  expect([...phone.kept.keys()]).toEqual(['kept-copy']);
  const secret = made.outcome === 'made' ? made.secret : undefined;
  expect(secret).toHaveLength(32);
  expect(await lock.unlock({ by: 'biometry' }, strings)).toEqual({ outcome: 'unlocked', secret });
});

test('each copy has a secret of its own', async () => {
  const { lock, phone } = phoneWith();
  await lock.make(strings);
  const before = phone.kept.get('kept-copy');
  await lock.make(strings);
  expect(phone.kept.get('kept-copy')).not.toBe(before);
});

test('a finger that is not known is refused, and loses nothing', async () => {
  const { lock, phone } = phoneWith();
  await lock.make(strings);
  phone.refusal = new BiometryRefused('authenticationFailed', 'Not recognised');
  expect(await lock.unlock({ by: 'biometry' }, strings)).toEqual({ outcome: 'refused' });
  phone.refusal = undefined;
  expect(await lock.unlock({ by: 'biometry' }, strings)).toMatchObject({ outcome: 'unlocked' });
});

test('what the phone has no longer is lost', async () => {
  const { lock, phone } = phoneWith();
  await lock.make(strings);
  phone.kept.clear();
  expect(await lock.unlock({ by: 'biometry' }, strings)).toEqual({ outcome: 'lost' });
});

test('nothing is made for whoever the phone does not recognise', async () => {
  const { lock } = phoneWith({ refusal: new BiometryRefused('userCancel', 'Cancelled') });
  expect(await lock.make(strings)).toEqual({ outcome: 'refused' });
});

test('without strong biometry there is no such lock', async () => {
  const none: Biometry = { isAvailable: false, type: 'none', code: 'biometryNotEnrolled', reason: '' };
  expect(await phoneWith({ biometry: none }).lock.isThere()).toBe(false);
  expect(await phoneWith().lock.isThere()).toBe(true);
});
