import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import type { Tls } from '../upstream/tls.ts';
import { fileOf } from './setting-forms.ts';

export const tlsVariables = {
  PORTAL_TLS_CERTIFICATE_FILE: fileOf(
    (path) => readPem(path, (pem) => new X509Certificate(pem)),
    'the certificate of this process in PEM, followed by those between it and its authority',
  ),
  PORTAL_TLS_KEY_FILE: fileOf((path) => readPem(path, createPrivateKey), 'the key of its certificate in PEM'),
};

/** Undefined: this process is called without TLS, as on one machine. */
export function toTls(read: z.infer<z.ZodObject<typeof tlsVariables>>): Tls | undefined {
  const { PORTAL_TLS_CERTIFICATE_FILE: cert, PORTAL_TLS_KEY_FILE: key } = read;
  return cert !== undefined && key !== undefined ? { cert, key } : undefined;
}

function readPem(path: string, check: (pem: string) => unknown): string {
  const pem = readFileSync(path, 'utf8');
  check(pem);
  return pem;
}
