import { firstCanonicalBase } from '@portal/clinical-domain/fhir/canonical-base';
import { Client } from 'pg';
import { isLocal } from './is-local.ts';
import { SettingsError } from './setting-forms.ts';
import type { Settings } from './settings.ts';

/**
 * The first process of a deployment stores the canonical base, for good: every extension, code and identifier of ours in the
 * clinical record begins with it, and would not be found under another.
 * @throws SettingsError where the setting is another, or a new deployment has none of its own
 */
export async function requireCanonicalBase({
  databaseUrl,
  publicUrl,
  canonicalBase,
}: Pick<Settings, 'databaseUrl' | 'publicUrl' | 'canonicalBase'>) {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const isOwn = canonicalBase !== firstCanonicalBase || isLocal(publicUrl);
    if (isOwn)
      await client.query(
        'insert into portal.deployment (canonical_base) values ($1) on conflict do nothing',
        [canonicalBase],
      );
    const { rows } = await client.query<{ canonical_base: string }>(
      'select canonical_base from portal.deployment',
    );
    const problem = findProblem(canonicalBase, rows[0]?.canonical_base);
    if (problem) throw new SettingsError([problem]);
  } finally {
    await client.end();
  }
}

function findProblem(given: string, stored: string | undefined): string | undefined {
  if (stored === given) return undefined;
  return stored === undefined
    ? 'PORTAL_CANONICAL_BASE is missing. Set the beginning of the portal’s names in the clinical record, under a name that the hospital keeps for ever, for example https://portal.example.org/fhir. It cannot be changed later.'
    : `PORTAL_CANONICAL_BASE is ${given}, and this deployment began with ${stored}. Set that one: the names in the clinical record begin with it.`;
}
