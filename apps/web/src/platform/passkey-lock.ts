import type { DeviceLock, PasskeyKey, Unlocking } from './device-lock.ts';

/** Shown in the device's list of passkeys: it tells neither of whom the copy is, nor of what. */
const name = 'Patient Portal copy on this device';
const [es256, rs256] = [-7, -257];

/**
 * The secret is the passkey's PRF (https://www.w3.org/TR/webauthn-3/#prf-extension), under the page's own host. No
 * server knows of this passkey, and nobody checks what it signs: it signs nobody in.
 */
export const passkeyLock: DeviceLock = {
  async isThere() {
    const [isThere, capabilities] = await Promise.all([
      PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
      // Older browsers cannot be asked.
      'getClientCapabilities' in PublicKeyCredential
        ? PublicKeyCredential.getClientCapabilities()
        : undefined,
    ]);
    return isThere && capabilities?.['extension:prf'] !== false;
  },

  async make() {
    const salt = random(32);
    try {
      const made = (await navigator.credentials.create({
        publicKey: {
          challenge: random(32),
          rp: { name: 'Patient Portal' },
          user: { id: random(16), name, displayName: name },
          pubKeyCredParams: [es256, rs256].map((alg) => ({ type: 'public-key' as const, alg })),
          authenticatorSelection: {
            authenticatorAttachment: 'platform',
            userVerification: 'required',
            // Its id is kept beside the copy, so that any will do; some devices have discoverable ones alone.
            residentKey: 'preferred',
          },
          extensions: { prf: { eval: { first: salt } } },
        },
      })) as PublicKeyCredential;
      const { prf } = made.getClientExtensionResults();
      const key: PasskeyKey = { by: 'passkey', id: new Uint8Array(made.rawId), salt };
      if (prf?.results) return { outcome: 'made', key, secret: toBytes(prf.results.first) };
      if (!prf?.enabled) return { outcome: 'unable' };
      // Many devices give it out only when they are asked for it a second time.
      const unlocking = await ask(key);
      if (unlocking.outcome === 'unlocked') return { ...unlocking, outcome: 'made', key };
      return { outcome: unlocking.outcome === 'lost' ? 'unable' : 'refused' };
    } catch (error) {
      return { outcome: isRefusal(error) ? 'refused' : 'unable' };
    }
  },

  unlock: async (key) => (key.by === 'passkey' ? ask(key) : { outcome: 'lost' }),
};

/** A browser does not tell a prompt that was cancelled from a passkey that is gone: both are refused. */
async function ask({ id, salt }: PasskeyKey): Promise<Unlocking> {
  try {
    const given = (await navigator.credentials.get({
      publicKey: {
        challenge: random(32),
        allowCredentials: [{ type: 'public-key', id, transports: ['internal'] }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: salt } } },
      },
    })) as PublicKeyCredential;
    const first = given.getClientExtensionResults().prf?.results?.first;
    return first ? { outcome: 'unlocked', secret: toBytes(first) } : { outcome: 'lost' };
  } catch {
    return { outcome: 'refused' };
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
}

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

function toBytes(source: BufferSource): Uint8Array<ArrayBuffer> {
  return source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}
