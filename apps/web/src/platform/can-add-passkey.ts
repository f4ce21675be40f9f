import { isNative } from './native.ts';

/** Whether this device can make a passkey of its own. The phone app asks for it in the system's browser, which can. */
export async function canAddPasskey(): Promise<boolean> {
  if (isNative()) return true;
  if (!('PublicKeyCredential' in window)) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}
