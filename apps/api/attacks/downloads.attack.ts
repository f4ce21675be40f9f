import { randomUUID } from 'node:crypto';
import { downloadHeaders, type StartedDownload } from '@portal/api-contract/download';
import type { AuditEvent, Bundle } from 'fhir/r4';
import { beforeAll, describe, expect, test } from 'vitest';
import { openZip } from '../test/opened-zip.ts';
import { get } from './attack.ts';
import { bodyOf, nextApi } from './calls.ts';
import { findForeignCanaries } from './canaries.ts';
import { type Patient, type World, createWorld } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

async function begin(patient: Patient): Promise<StartedDownload> {
  const answer = await world.askAs(patient, { method: 'POST', path: '/v1/downloads' });
  expect(answer.status).toBe(201);
  return bodyOf(answer) as StartedDownload;
}

const partOf = (id: string, part: string) => ({ path: `/v1/downloads/${id}/parts/${part}` });

async function downloadAll(patient: Patient): Promise<Buffer> {
  const { id, next } = await begin(patient);
  const parts: Buffer[] = [];
  for (let part: string | null = next; part !== null;) {
    const answer = await fetch(`${nextApi()}${partOf(id, part).path}`, {
      headers: { authorization: `Bearer ${await patient.session.bearer()}` },
    });
    expect(answer.status).toBe(200);
    parts.push(Buffer.from(await answer.arrayBuffer()));
    part = answer.headers.get(downloadHeaders.next);
  }
  return Buffer.concat(parts);
}

describe('downloads', () => {
  test('cases 23–29: A’s whole record holds A’s canaries and none of B’s, wherever links lead', async () => {
    const files = openZip(await downloadAll(world.a));
    const text = [...files].map(([path, bytes]) => `${path}\n${bytes.toString()}`).join('\n');
    expect(text).toContain(world.a.prefix);
    expect(findForeignCanaries(text, world.a.prefix)).toEqual([]);
  });

  test('cases 24, 28: another’s download is answered like one that is not there, and goes on untouched', async () => {
    const theirs = await begin(world.b);
    const own = await begin(world.a);
    const missing = await world.ask(partOf(randomUUID(), randomUUID()));
    expect(missing.status).toBe(404);
    const attempts = [
      partOf(theirs.id, theirs.next),
      partOf(own.id, theirs.next),
      partOf(theirs.id, own.next),
      { method: 'DELETE' as const, path: `/v1/downloads/${theirs.id}` },
    ];
    for (const attempt of attempts) {
      const answer = await world.ask(attempt);
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    const cookie = { cookie: world.b.session.cookie, authorization: '' };
    expect((await world.askAs(world.b, { ...partOf(theirs.id, theirs.next), headers: cookie })).status).toBe(
      401,
    );
    expect((await world.askAs(world.b, partOf(theirs.id, theirs.next))).status).toBe(200);
    expect((await world.ask(partOf(own.id, own.next))).status).toBe(200);
  });

  test('cases 30, 31: the filters of the list of views lead to nobody else’s', async () => {
    for (const query of [
      `patient=${world.b.id}`,
      `patient=Patient/${world.b.id}&site:not=patient-portal`,
      `site:not=patient-portal&patient:not=${world.a.id}`,
      'site:not=elsewhere',
      'site:missing=true',
      'date:not=2026-01-01',
    ])
      expect([query, (await world.ask(get(`/AuditEvent?${query}`))).status]).toEqual([
        query,
        query.startsWith('patient=') ? 403 : 400,
      ]);
    // Reads are stored a moment after they were answered.
    await world.ask(get(`/Patient/${world.a.id}`));
    const find = async (query: string) => {
      const answer = await world.ask(get(`/AuditEvent?${query}&_count=200`));
      return (bodyOf(answer) as Bundle<AuditEvent>).entry ?? [];
    };
    for (const query of ['site:not=patient-portal', 'site=patient-portal', 'subtype=read,search-type']) {
      await expect.poll(async () => (await find(query)).length, { timeout: 5000 }).toBeGreaterThan(0);
      const entry = await find(query);
      const about = entry.map(({ resource }) => resource?.entity?.[0]?.what?.reference);
      expect(new Set(about)).toEqual(new Set([world.a.self.reference]));
    }
  });
});
