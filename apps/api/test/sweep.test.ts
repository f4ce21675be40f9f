import { randomUUID } from 'node:crypto';
import type { Communication } from 'fhir/r4';
import { expect, test } from 'vitest';
import { openInfra } from '../src/infra/infra.ts';
import { createLogger } from '../src/infra/logger.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { sweep } from '../src/worker/sweep.ts';
import { message } from './event-setup.ts';
import { createPatient } from './people.ts';
import { environment, recordsUrl } from './stack.ts';

const messages = 450;

async function putTogether(resources: Communication[]) {
  const entry = resources.map((resource) => ({
    resource,
    request: { method: 'PUT', url: `Communication/${resource.id}` },
  }));
  const answer = await fetch(recordsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify({ resourceType: 'Bundle', type: 'batch', entry }),
  });
  expect(answer.status).toBe(200);
}

test(
  'a sweep that breaks off goes on from the page that it had done, and misses nothing',
  { timeout: 120_000 },
  async () => {
    const infra = openInfra(parseSettings(environment), createLogger({ logLevel: 'silent' }));
    const { patientId } = await createPatient();
    const name = `test-${randomUUID()}`;
    const until = async () => {
      const [row] = await infra.database.query<{ at: Date }>(
        'select swept_until as at from portal.sweeps where name = $1',
        [name],
      );
      return row?.at.getTime() ?? 0;
    };
    const seen = new Set<string>();
    let left = Infinity;
    const records: typeof infra.records = {
      ...infra.records,
      searchTogether: (...searches) => {
        left -= 1;
        if (left < 0) throw new Error('the records server is gone');
        return infra.records.searchTogether(...searches);
      },
    };
    const onChange = async ({ id, patientId: owner }: { id: string; patientId: string }) => {
      if (owner === patientId) seen.add(id);
    };
    const run = () => sweep({ name, database: infra.database, records, onChange });

    await run();
    const first = await until();
    const written = Array.from({ length: messages }, () => message({ reference: `Patient/${patientId}` }));
    for (let from = 0; from < messages; from += 50) await putTogether(written.slice(from, from + 50));
    left = 2;
    await expect(run()).rejects.toThrow('gone');
    const broken = await until();
    expect(broken).toBeGreaterThan(first);
    expect(seen.size).toBeLessThan(messages);
    left = Infinity;
    await run();
    expect(await until()).toBeGreaterThan(broken);
    expect(seen.size).toBe(messages);
    await infra.close();
  },
);
