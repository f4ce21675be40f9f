import type { keySet } from '@portal/api-contract/summary';
import { signedContent } from '@portal/clinical-domain/summary/signed-content';
import { compactVerify, createLocalJWKSet } from 'jose';
import type * as z from 'zod/mini';
import { toBase64url } from '../link/jwe.ts';

export type KeySet = z.infer<typeof keySet>;

/**
 * Whether the hospital has signed this document as it is. `refused`: it carries a signature, and it is not one of the
 * hospital's for this text. Which keys count is the key set's to say, never the document's.
 */
export async function checkSignature(
  document: unknown,
  keys: KeySet,
): Promise<'signed' | 'unsigned' | 'refused'> {
  if (typeof document !== 'object' || document === null) return 'unsigned';
  const { signature } = document as { signature?: unknown };
  if (signature === undefined) return 'unsigned';
  try {
    const [header, none, sealed] = atob((signature as { data: string }).data).split('.');
    if (none !== '') return 'refused';
    const content = toBase64url(new TextEncoder().encode(signedContent(document)));
    await compactVerify(`${header}.${content}.${sealed}`, createLocalJWKSet(keys), { algorithms: ['ES256'] });
    return 'signed';
  } catch {
    return 'refused';
  }
}
