import {
  AndroidBiometryStrength,
  BiometricAuth,
  BiometryError,
  BiometryType as PluginType,
  type BiometricAuthPlugin,
} from '@aparajita/capacitor-biometric-auth';
import {
  BiometryRefused,
  biometryCodes,
  type Biometrics,
  type BiometryCode,
  type BiometryType,
} from './biometrics.ts';

export { BiometricAuth };

/** By the plugin whose types, strengths and codes are those of the specification. */
export function createNativeBiometrics(
  plugin: Pick<BiometricAuthPlugin, 'checkBiometry' | 'authenticate'>,
): Biometrics {
  return {
    async check(strength) {
      const found = await plugin.checkBiometry();
      const type = PluginType[found.biometryType] as BiometryType;
      const isStrong = found.strongBiometryIsAvailable;
      if (found.isAvailable && (strength === 'weak' || isStrong))
        return { isAvailable: true, type, strength: isStrong ? 'strong' : 'weak' };
      const [code, reason] = found.isAvailable
        ? [found.strongCode, found.strongReason]
        : [found.code, found.reason];
      return { isAvailable: false, type, code: findCode(code), reason: reason ?? '' };
    },

    async authenticate(strength, { reason, cancel }) {
      try {
        await plugin.authenticate({
          reason,
          cancelTitle: cancel,
          androidTitle: reason,
          allowDeviceCredential: true,
          androidBiometryStrength: AndroidBiometryStrength[strength],
        });
      } catch (error) {
        const code = error instanceof BiometryError ? findCode(error.code) : undefined;
        if (code === undefined || !(error instanceof BiometryError)) throw error;
        throw new BiometryRefused(code, error.message, { cause: error });
      }
    },
  };
}

function findCode(code: string | undefined): BiometryCode | undefined {
  return biometryCodes.find((known) => known === code);
}
