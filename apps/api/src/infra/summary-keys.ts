import { type KeyObject, createPrivateKey, createPublicKey } from 'node:crypto';
import * as z from 'zod';

const make = 'openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 | base64 -w0';
const retire = 'echo KEY | base64 -d | openssl pkey -pubout | base64 -w0';

/** The hospital's key for shared summaries, and public halves of those before it, which links that still work may need. */
export const summaryKeyVariables = {
  PORTAL_SUMMARY_KEY: z
    .string()
    .transform((value, context) =>
      readKeys([value], createPrivateKey, context, `a private key, made with: ${make}`),
    )
    .optional(),
  PORTAL_SUMMARY_RETIRED_KEYS: z
    .string()
    .default('')
    .transform((value, context) => {
      const entries = value.split(',').map((entry) => entry.trim());
      return readKeys(
        entries.filter(Boolean),
        createPublicKey,
        context,
        `public keys separated by commas, each made of its private key with: ${retire}`,
      );
    }),
};

export type SummaryKeys = {
  /** Undefined where this deployment signs no summaries. */
  current: KeyObject | undefined;
  retired: KeyObject[];
};

export function toSummaryKeys(read: z.infer<z.ZodObject<typeof summaryKeyVariables>>): SummaryKeys {
  return { current: read.PORTAL_SUMMARY_KEY?.[0], retired: read.PORTAL_SUMMARY_RETIRED_KEYS };
}

function readKeys(
  values: string[],
  read: (pem: Buffer) => KeyObject,
  context: { addIssue: (issue: { code: 'custom'; message: string }) => void },
  advice: string,
): KeyObject[] {
  try {
    const keys = values.map((value) => read(Buffer.from(value, 'base64')));
    if (keys.every((key) => key.asymmetricKeyDetails?.namedCurve === 'prime256v1')) return keys;
  } catch {
    // Told below, without the key.
  }
  context.addIssue({ code: 'custom', message: `must be ${advice}.` });
  return [];
}
