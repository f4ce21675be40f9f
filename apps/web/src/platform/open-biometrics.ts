import { webBiometrics, type Biometrics } from './biometrics.ts';
import { isNative } from './native.ts';

/** Those of this device. */
export async function openBiometrics(): Promise<Biometrics> {
  if (!isNative()) return webBiometrics;
  const { createNativeBiometrics, BiometricAuth } = await import('./native-biometrics.ts');
  return createNativeBiometrics(BiometricAuth);
}
