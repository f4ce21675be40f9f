import {
  BiometryError,
  BiometryErrorType,
  BiometryType,
  type AuthenticateOptions,
  type BiometricAuthPlugin,
  type CheckBiometryResult,
} from '@aparajita/capacitor-biometric-auth';
import { expect, test, vi } from 'vitest';
import { BiometryRefused, biometryCodes, webBiometrics } from './biometrics.ts';
import { createNativeBiometrics } from './native-biometrics.ts';
import { openBiometrics } from './open-biometrics.ts';

const strings = { reason: 'Open your health records', cancel: 'Cancel' };
const fingerprint: CheckBiometryResult = {
  isAvailable: true,
  strongBiometryIsAvailable: true,
  biometryType: BiometryType.fingerprintAuthentication,
  biometryTypes: [BiometryType.fingerprintAuthentication],
  deviceIsSecure: true,
  reason: '',
  code: BiometryErrorType.none,
};

function plugin(found: Partial<CheckBiometryResult>, refusal?: unknown) {
  return {
    checkBiometry: async () => ({ ...fingerprint, ...found }),
    authenticate: vi.fn<BiometricAuthPlugin['authenticate']>(async () => {
      if (refusal !== undefined) throw refusal;
    }),
  };
}

test('the codes are those of the plugin, all twelve', () => {
  const ofPlugin = Object.values(BiometryErrorType).filter((code) => code !== BiometryErrorType.none);
  expect([...biometryCodes].sort()).toEqual([...ofPlugin].sort());
  expect(biometryCodes).toHaveLength(12);
});

test.each(biometryCodes)('%s is told with the system’s own message', async (code) => {
  const refusal = new BiometryError(`The system says ${code}.`, BiometryErrorType[code]);
  const asked = createNativeBiometrics(plugin({}, refusal)).authenticate('strong', strings);
  await expect(asked).rejects.toBeInstanceOf(BiometryRefused);
  await expect(asked).rejects.toMatchObject({ code, message: `The system says ${code}.` });
});

test('what is no code of the plugin is no refusal', async () => {
  const asked = createNativeBiometrics(plugin({}, new Error('a crash'))).authenticate('strong', strings);
  await expect(asked).rejects.not.toBeInstanceOf(BiometryRefused);
});

test.each([
  ['weak', 0],
  ['strong', 1],
] as const)('the prompt asks for %s biometry and allows the device credential', async (strength, value) => {
  const double = plugin({});
  await createNativeBiometrics(double).authenticate(strength, strings);
  expect(double.authenticate).toHaveBeenCalledWith({
    reason: strings.reason,
    cancelTitle: strings.cancel,
    androidTitle: strings.reason,
    allowDeviceCredential: true,
    androidBiometryStrength: value,
  } satisfies AuthenticateOptions);
});

test.each([
  [BiometryType.none, 'none'],
  [BiometryType.touchId, 'touchId'],
  [BiometryType.faceId, 'faceId'],
  [BiometryType.fingerprintAuthentication, 'fingerprintAuthentication'],
  [BiometryType.faceAuthentication, 'faceAuthentication'],
  [BiometryType.irisAuthentication, 'irisAuthentication'],
])('biometry type %s is %s', async (biometryType, type) => {
  expect(await createNativeBiometrics(plugin({ biometryType })).check('strong')).toMatchObject({ type });
});

test.each(biometryCodes)('biometry that is missing for %s is told with its reason', async (code) => {
  const found = {
    isAvailable: false,
    strongBiometryIsAvailable: false,
    code: BiometryErrorType[code],
    reason: 'Why',
  };
  expect(await createNativeBiometrics(plugin(found)).check('weak')).toEqual({
    isAvailable: false,
    type: 'fingerprintAuthentication',
    code,
    reason: 'Why',
  });
});

test('weak biometry is enough for weak, and its own reason is told where strong is asked for', async () => {
  const face = plugin({
    biometryType: BiometryType.faceAuthentication,
    strongBiometryIsAvailable: false,
    strongCode: BiometryErrorType.biometryNotEnrolled,
    strongReason: 'No fingerprints are enrolled.',
  });
  const biometrics = createNativeBiometrics(face);
  expect(await biometrics.check('weak')).toEqual({
    isAvailable: true,
    type: 'faceAuthentication',
    strength: 'weak',
  });
  expect(await biometrics.check('strong')).toEqual({
    isAvailable: false,
    type: 'faceAuthentication',
    code: 'biometryNotEnrolled',
    reason: 'No fingerprints are enrolled.',
  });
});

test('on the web biometrics are unsupported and do nothing', async () => {
  expect(await openBiometrics()).toBe(webBiometrics);
  expect(await webBiometrics.check('weak')).toMatchObject({ isAvailable: false, type: 'none' });
  await expect(webBiometrics.authenticate('weak', strings)).resolves.toBeUndefined();
});
