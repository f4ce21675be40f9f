import { randomUUID } from 'node:crypto';
import { createRecordsClient } from '@portal/test-stack/seed/records-client';
import type { MedicationAdministration, Patient } from 'fhir/r4';
import { beforeAll, expect, test } from 'vitest';
import { recordsUrl } from '../test/stack.ts';
import { get, post, put } from './attack.ts';
import { bodyOf } from './calls.ts';
import { getEntry } from './refused-write.ts';
import { buildReferenceTraps } from './reference-traps.ts';
import { withheld } from './traps.ts';
import { type World, bare, createWorld } from './world.ts';
import { dose } from './written.ts';

let world: World;
let traps: ReturnType<typeof buildReferenceTraps>['traps'];
const records = createRecordsClient(recordsUrl);
beforeAll(async () => {
  world = await createWorld();
  const built = buildReferenceTraps(world);
  traps = built.traps;
  await records.putAll(built.targets);
  await records.putAll(traps.flatMap(({ hidden, open }) => [hidden, open]));
});

const ways = [
  ['a read', ({ resourceType, id }: Named) => get(`/${resourceType}/${id}`)],
  ['a search', ({ resourceType, id }: Named) => get(`/${resourceType}?_id=${id}`)],
  [
    'a batch',
    ({ resourceType, id }: Named) =>
      post('', { resourceType: 'Bundle', type: 'batch', entry: [getEntry(`${resourceType}/${id}`)] }),
  ],
] as const;
type Named = { resourceType: string; id: string };

test.each(ways)(
  'case 78: what is withheld, mistaken or another’s is named by nothing that %s shows',
  async (_, ask) => {
    const faults: string[] = [];
    for (const { way, target, hidden, open, openTarget } of traps) {
      const { status, text } = await world.ask(ask(hidden));
      if (status !== 200 || !text.includes(world.a.prefix)) faults.push(`${way}: ${status}`);
      if (text.includes(target)) faults.push(`${way}: told ${target}`);
      const stored = await bare(`/${hidden.resourceType}/${hidden.id}`);
      if (!stored.includes(target) || !stored.includes('CANARY-N-')) faults.push(`${way}: no trap`);
      const twin = await world.ask(ask(open));
      for (const wanted of [openTarget, world.a.mark('open-display')]) {
        if (!twin.text.includes(wanted)) faults.push(`${way}: the allowed twin lost ${wanted}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

test('case 78: what is left is whole: lists without holes, no item that was about it', async () => {
  const shown = async (way: string) => {
    const trap = traps.find((one) => one.way === way)?.hidden as Named;
    return bodyOf(await world.ask(get(`/${trap.resourceType}/${trap.id}`))) as Record<string, unknown>;
  };
  const report = await shown('DiagnosticReport.result');
  expect([report['result'], report['text']]).toEqual([[expect.anything()], undefined]);
  const bill = await shown('Invoice.lineItem');
  expect(bill['lineItem']).toEqual([
    expect.objectContaining({ chargeItemCodeableConcept: expect.anything() }),
  ]);
  const form = await shown('QuestionnaireResponse.item.answer');
  expect(form['item']).toEqual([expect.anything(), { linkId: '2' }]);
  const problem = await shown('Condition.evidence.detail');
  expect(Object.keys(problem)).not.toContain('evidence');
});

test('case 78: what was hidden from its owner is not lost when they write', async () => {
  const { a } = world;
  const path = `/Patient/${a.id}`;
  const seen = await world.ask(get(path));
  expect(seen.text).not.toContain(world.b.id);
  const patient = bodyOf(seen) as Patient;
  const moved = { ...patient, address: [{ text: a.mark('new-address') }] };
  const answer = await world.ask(put(moved, { 'if-match': String(seen.headers['etag']) }));
  expect([answer.status, answer.text.includes(world.b.id)]).toEqual([200, false]);
  const stored = JSON.parse(await bare(path)) as Patient;
  expect(stored.link?.[0]?.other.reference).toBe(world.b.self.reference);
  expect(stored.address?.[0]?.text).toBe(a.mark('new-address'));

  // The order of a dose is withheld later: the dose can still be corrected, and keeps its order.
  const order = JSON.parse(await bare(`/MedicationRequest/${a.idOf('MedicationRequest')}`)) as Named;
  const second = { ...order, id: randomUUID() };
  await records.putAll([second as never]);
  const taken = dose(world, { request: { reference: `MedicationRequest/${second.id}` } });
  expect((await world.ask(put(taken))).status).toBe(201);
  await records.putAll([{ ...second, meta: { security: [withheld] } } as never]);
  const again = await world.ask(get(`/MedicationAdministration/${taken.id}`));
  expect(again.text).not.toContain(second.id);
  const corrected = { ...(bodyOf(again) as MedicationAdministration), status: 'not-done' };
  const done = await world.ask(put(corrected, { 'if-match': String(again.headers['etag']) }));
  expect([done.status, done.text.includes(second.id)]).toEqual([200, false]);
  expect(await bare(`/MedicationAdministration/${taken.id}`)).toContain(second.id);
});
