// This device's own lock, or a phone nearby that has the passkey; elsewhere the button would only lead to an error.
export async function canUsePasskey() {
  if (!window.PublicKeyCredential) return false;
  const [hasOwn, capabilities] = await Promise.all([
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
    PublicKeyCredential.getClientCapabilities?.(),
  ]).catch(() => [false]);
  return hasOwn || capabilities?.hybridTransport === true;
}
