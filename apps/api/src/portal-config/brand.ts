import { writeBrandStyles } from '@portal/clinical-domain/brand/brand-styles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { Portal } from '../portal/portal.ts';

/** The clinic's colour and logo, read by every page before its first paint; empty where none are set. */
export function brandStyles({ settings: { clinic } }: Portal) {
  const logo = clinic.logo && { ...clinic.logo, address: `/v1/brand/logo?${clinic.logo.version}` };
  const styles = writeBrandStyles({ color: clinic.color, logo });
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'public, max-age=60').type('text/css; charset=utf-8');
    return styles;
  };
}

/** Only ever an image: opened as a page, it is in a sandbox and loads and runs nothing. */
export function brandLogo({ settings: { clinic } }: Portal) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    if (!clinic.logo) throw new Refusal(404, 'not_found');
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      )
      .type(clinic.logo.type);
    return clinic.logo.body;
  };
}
