import { initAuthenticate } from './passkeysConditionalAuth.js';
import { authenticateByWebAuthn } from './webauthnAuthenticate.js';
import { registerByWebAuthn } from './webauthnRegister.js';

const button = document.querySelector('[data-passkey]');
const data = button.dataset;

if (data.passkey === 'register') {
  button.addEventListener('click', () => registerByWebAuthn({
    challenge: data.challenge,
    userid: data.userId,
    username: data.username,
    signatureAlgorithms: data.algorithms.split(',').filter(Boolean).map(Number),
    rpEntityName: data.rpName,
    rpId: data.rpId,
    attestationConveyancePreference: data.attestation,
    authenticatorAttachment: data.attachment,
    requireResidentKey: data.requireResidentKey,
    residentKey: data.residentKey,
    userVerificationRequirement: data.userVerification,
    createTimeout: Number(data.timeout),
    excludeCredentialIds: data.exclude,
    initLabel: data.label,
    initLabelPrompt: data.labelPrompt,
    errmsg: data.unsupported,
  }), { once: true });
} else {
  const request = {
    isUserIdentified: data.userIdentified === 'true',
    challenge: data.challenge,
    userVerification: data.userVerification,
    rpId: data.rpId,
    createTimeout: Number(data.timeout),
    mediation: data.mediation,
    authenticatorAttachment: data.attachment,
    errmsg: data.unsupported,
  };
  button.addEventListener('click', () => authenticateByWebAuthn(request), { once: true });
  if (data.autofill === 'true') {
    initAuthenticate(request);
    button.hidden = !(await canUsePasskey());
  }
}

// This device's own lock, or a phone nearby that has the passkey; elsewhere the button would only lead to an error.
async function canUsePasskey() {
  if (!window.PublicKeyCredential) return false;
  const [hasOwn, capabilities] = await Promise.all([
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
    PublicKeyCredential.getClientCapabilities?.(),
  ]).catch(() => [false]);
  return hasOwn || capabilities?.hybridTransport === true;
}
