import * as oidc from 'openid-client';

/**
 * The secret of a client at the identity server. While it is replaced there are two, and the identity server takes one of
 * them: the one that it took last is shown first, the next one where it is refused. A refused client has used up neither
 * code nor refresh token, so that the call can be made again.
 */
export function createClientSecrets(secrets: readonly string[]) {
  let current = 0;
  const authenticate: oidc.ClientAuth = (...call) => oidc.ClientSecretBasic(secrets[current] ?? '')(...call);

  return {
    authenticate,

    /** Calls at most once with each. @throws what the last call said */
    async tryEach<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      for (let tried = 1; ; tried++) {
        const used = current;
        try {
          return await ask();
        } catch (error) {
          if (tried >= secrets.length || !isClientRefused(error)) throw error;
          // Unless another call has found the right one meanwhile.
          if (current === used) current = (current + 1) % secrets.length;
        }
      }
    },
  };
}

/** RFC 6749 says invalid_client; Keycloak unauthorized_client. */
function isClientRefused(error: unknown): boolean {
  return (
    error instanceof oidc.ResponseBodyError &&
    error.status === 401 &&
    ['invalid_client', 'unauthorized_client'].includes(error.error)
  );
}
