import { createPublicKey, type KeyObject } from 'node:crypto';
import { signedContent } from '@portal/clinical-domain/summary/signed-content';
import type { Bundle } from 'fhir/r4';
import { CompactSign, calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import type { SummaryKeys } from '../infra/summary-keys.ts';

export interface SummarySigner {
  /** What everybody checks signatures with: the current key, then those that are retired. */
  readonly keySet: { keys: JWK[] };
  /** As it is where this deployment has no key. */
  sign(document: Bundle, at: Date): Promise<Bundle>;
}

/** The hospital's word for a summary: `Bundle.signature` with a detached JWS, which viewers that know none leave aside. */
export async function createSummarySigner(
  { current, retired }: SummaryKeys,
  organizationId: string,
): Promise<SummarySigner> {
  const keys = await Promise.all([...(current ? [current] : []), ...retired].map(toPublicJwk));
  const kid = current && keys[0]?.kid;

  return {
    keySet: { keys },

    async sign(document: Bundle, at: Date): Promise<Bundle> {
      if (!current || kid === undefined) return document;
      const [header, , signature] = (
        await new CompactSign(Buffer.from(signedContent(document)))
          .setProtectedHeader({ alg: 'ES256', kid })
          .sign(current)
      ).split('.');
      return {
        ...document,
        signature: {
          type: [
            {
              system: 'urn:iso-astm:E1762-95:2013',
              code: '1.2.840.10065.1.12.1.5',
              display: 'Verification Signature',
            },
          ],
          when: at.toISOString(),
          who: { reference: `Organization/${organizationId}` },
          targetFormat: 'application/fhir+json',
          sigFormat: 'application/jose',
          data: Buffer.from(`${header}..${signature}`).toString('base64'),
        },
      };
    },
  };
}

async function toPublicJwk(key: KeyObject): Promise<JWK> {
  const jwk = await exportJWK(key.type === 'private' ? createPublicKey(key) : key);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'ES256' };
}
