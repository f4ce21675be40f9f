import * as oauth from 'oauth4webapi';

export type IdentityServer = oauth.AuthorizationServer;

/** Plain HTTP only from a page of this very machine to a server of this very machine, as in development. */
export function allowsPlainHttp(issuer: URL, page: URL): boolean {
  return isLoopback(issuer.hostname) && isLoopback(page.hostname);
}

/** Refuses anything but HTTPS, status 200 and a JSON object with the expected issuer. */
export async function discoverIdentityServer(issuer: URL, page: URL): Promise<IdentityServer> {
  const response = await oauth.discoveryRequest(issuer, {
    algorithm: 'oidc',
    signal: AbortSignal.timeout(10_000),
    [oauth.allowInsecureRequests]: allowsPlainHttp(issuer, page),
  });
  return oauth.processDiscoveryResponse(issuer, response);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
