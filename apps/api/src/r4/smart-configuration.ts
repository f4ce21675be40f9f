import type { Portal } from '../portal/portal.ts';
import { requestedScope } from '../portal-auth/requested-scope.ts';

/** https://hl7.org/fhir/smart-app-launch/STU2.2/conformance.html */
export function smartConfiguration({ infra }: Portal) {
  return async () => {
    const server = await infra.identity.getServerMetadata();
    return {
      issuer: server.issuer,
      jwks_uri: server.jwks_uri,
      authorization_endpoint: server.authorization_endpoint,
      token_endpoint: server.token_endpoint,
      revocation_endpoint: server.revocation_endpoint,
      grant_types_supported: ['authorization_code'],
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: requestedScope.split(' '),
      capabilities: [
        'client-public',
        'client-confidential-symmetric',
        'permission-patient',
        'permission-offline',
        'permission-v2',
        'sso-openid-connect',
      ],
    };
  };
}
