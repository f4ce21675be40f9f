import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { getClientId, loadPortalConfig } from '../../http/portal-config.ts';

const limitMs = 10_000;

let asked: Promise<Response | undefined> | undefined;

/** Asks for the token while the code that reads the answer is on its way: a page behind the sign-in waits for both. */
export function refreshEarly(): void {
  asked = ask().catch(() => undefined);
}

/** The answer, once; nothing if nobody asked or the server was silent. */
export function takeEarlyRefresh(): Promise<Response | undefined> | undefined {
  const taken = asked;
  asked = undefined;
  return taken;
}

async function ask(): Promise<Response> {
  await loadPortalConfig();
  return fetch('/v1/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [portalRequestHeader]: '1' },
    // Opening a page is a use of the session.
    body: JSON.stringify({ client_id: getClientId(), idle_seconds: 0 }),
    signal: AbortSignal.timeout(limitMs),
  });
}
