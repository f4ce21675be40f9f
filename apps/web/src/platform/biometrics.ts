export type BiometryType =
  'none' | 'touchId' | 'faceId' | 'fingerprintAuthentication' | 'faceAuthentication' | 'irisAuthentication';

export const biometryCodes = [
  'appCancel',
  'authenticationFailed',
  'invalidContext',
  'notInteractive',
  'passcodeNotSet',
  'systemCancel',
  'userCancel',
  'userFallback',
  'biometryLockout',
  'biometryNotAvailable',
  'biometryNotEnrolled',
  'noDeviceCredential',
] as const;

export type BiometryCode = (typeof biometryCodes)[number];
export type BiometryStrength = 'weak' | 'strong';

/** What this device can do for whoever holds it. The strength is that of what is enrolled. */
export type Biometry =
  | { isAvailable: true; type: BiometryType; strength: BiometryStrength }
  | { isAvailable: false; type: BiometryType; code: BiometryCode | undefined; reason: string };

/** The words of the system's prompt. */
export type PromptStrings = { reason: string; cancel: string };

/** The device did not let the person through. The message is the system's own, in its language. */
export class BiometryRefused extends Error {
  readonly code: BiometryCode;

  constructor(code: BiometryCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export type Biometrics = {
  /** Whether there is biometry of at least that strength. */
  check: (strength: BiometryStrength) => Promise<Biometry>;
  /** Asks for finger, face or iris; the device's own PIN will do instead. @throws BiometryRefused */
  authenticate: (strength: BiometryStrength, strings: PromptStrings) => Promise<void>;
};

/** On the web biometrics are unsupported and do nothing. */
export const webBiometrics: Biometrics = {
  check: async () => ({ isAvailable: false, type: 'none', code: 'biometryNotAvailable', reason: '' }),
  authenticate: async () => undefined,
};
