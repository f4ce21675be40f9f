import fc from 'fast-check';
import type { Bundle } from 'fhir/r4';
import { inParallel } from '@portal/test-stack/seed/in-parallel';
import { createRecordsClient } from '@portal/test-stack/seed/records-client';
import { expect, test } from 'vitest';
import { type SignedIn, signIn } from './gateway-patient.ts';
import { startPortal } from './portal.ts';
import { recordsUrl } from './stack.ts';
import { generateRecord } from './withheld-record.ts';

/** The long form: WITHHELD_RECORDS=50. */
const records = Number(process.env['WITHHELD_RECORDS'] ?? 8);
const queriesEach = 10;
const seed = 77;

/** What an answer tells besides the resources themselves. */
type Told = { status: number; links: unknown; total: unknown; order: string[] };

async function ask(patient: SignedIn, query: string): Promise<Told> {
  const { statusCode: status, json } = await patient.get(query.replaceAll('|', '%7C'));
  const { link, total, entry = [] } = json<Bundle>();
  const order = entry.map(
    ({ resource, search }) => `${search?.mode} ${resource?.resourceType}/${resource?.id}`,
  );
  return { status, links: link, total, order };
}

/** Whether the records server itself would tell the two apart: a search that matches nothing hidden proves nothing. */
async function countBare(patient: SignedIn, query: string): Promise<string> {
  const answer = await fetch(
    `${recordsUrl}${query.replaceAll('|', '%7C')}&patient=Patient/${patient.patientId}&_total=accurate`,
  );
  const { total, entry } = (await answer.json()) as Bundle;
  return `${total} ${entry?.length}`;
}

test(
  `${records * queriesEach} generated searches answer alike with and without what is withheld`,
  async ({ annotate }) => {
    const portal = await startPortal();
    const bare = createRecordsClient(recordsUrl);
    const differences: object[] = [];
    let asked = 0;
    let found = 0;
    let telling = 0;
    await inParallel(
      Array.from({ length: records }, (_, index) => index),
      4,
      async (index) => {
        const patient = await signIn(portal);
        const arbitrary = generateRecord(patient.patientId, queriesEach);
        const [record] = fc.sample(arbitrary, { numRuns: 1, seed: seed + index });
        if (!record) throw new Error('nothing generated');
        const { others, shown, hidden, queries } = record;
        await bare.putAll([...others, ...shown]);
        const tell = async () => {
          const told: [Told, string][] = [];
          for (const query of queries)
            told.push([await ask(patient, query), await countBare(patient, query)]);
          return told;
        };
        const without = await tell();
        await bare.putAll(hidden);
        const withHidden = await tell();
        queries.forEach((query, at) => {
          const [[before, bareBefore] = [], [after, bareAfter] = []] = [without[at], withHidden[at]];
          asked += 1;
          if (before?.status === 200 && (before.order.length > 0 || before.total)) found += 1;
          if (bareBefore !== bareAfter) telling += 1;
          if (JSON.stringify(before) !== JSON.stringify(after)) differences.push({ query, before, after });
        });
      },
    );
    await annotate(`withheld: ${asked} asked, ${found} found something, ${telling} told by the bare server`);
    expect(differences).toEqual([]);
    expect(asked).toBe(records * queriesEach);
    expect(found).toBeGreaterThan(asked / 3);
    expect(telling).toBeGreaterThan(asked / 3);
  },
  120_000 + records * 4_000,
);
