import { portalRequestHeader } from '@portal/api-contract/portal-request';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';

/** A request that may use the session cookie comes from a page of ours and says so by a header that no form can send. */
export function requireSameOrigin({ headers }: FastifyRequest, publicUrl: string) {
  const fetchSite = headers['sec-fetch-site'];
  const ours =
    headers.origin === undefined
      ? fetchSite === 'same-origin'
      : headers.origin === publicUrl && (fetchSite === undefined || fetchSite === 'same-origin');
  if (!ours || headers[portalRequestHeader] === undefined) {
    throw new Refusal(403, 'foreign_origin', 'This request did not come from the portal’s own pages.');
  }
}
