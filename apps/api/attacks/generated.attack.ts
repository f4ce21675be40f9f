import fc from 'fast-check';
import type { Bundle } from 'fhir/r4';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { type Answer, type Ask, bodyOf, nextApi, send } from './calls.ts';
import { findForeignCanaries } from './canaries.ts';
import { reportFigures } from './figures.ts';
import { generateCalls } from './generated-calls.ts';
import { type World, bare, createWorld } from './world.ts';

const requests = Number(process.env['ATTACK_RUNS'] ?? 5000);
const wanted = process.env['ATTACK_SEED'] ?? '20260101';
const seed = wanted === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(wanted);
const leastWithData = 0.3;
const parallel = 16;
const mostAttempts = 5;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

function hasData({ status, text }: Answer): boolean {
  if (status !== 200) return false;
  const { resourceType, entry } = JSON.parse(text) as Bundle;
  return resourceType === 'Bundle' ? (entry?.length ?? 0) > 0 : true;
}

/** On a machine that is busy with other things the records server may be late. */
async function sendPatiently(call: Ask): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(nextApi(), call);
    if (answer.status !== 503 || attempt === mostAttempts) return answer;
    await sleep(1000 * attempt);
  }
}

const describeCall = ({ method = 'GET', path, body }: Ask) =>
  `${method} ${path} ${body === undefined ? '' : JSON.stringify(body).slice(0, 300)}`;

/** What the hospital has about B, to be the same before and after. */
const recordOfB = async () =>
  Promise.all(
    world.b.record.map(async ({ resourceType, id }) => {
      const text = await bare(`/${resourceType}/${id}?_format=json`);
      return (JSON.parse(text) as { meta?: { versionId?: string } }).meta?.versionId;
    }),
  );

test(
  `generated calls of seed ${seed} tell nothing of B and change nothing of B’s`,
  async ({ task }) => {
    const calls = fc.sample(generateCalls(world), { numRuns: requests, seed });
    const before = await recordOfB();
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    let [done, withData, canaries] = [0, 0, 0];

    async function work() {
      for (let call = calls.pop(); call !== undefined; call = calls.pop()) {
        const authorization = `Bearer ${await world.a.session.bearer()}`;
        const answer = await sendPatiently({ ...call, headers: { authorization, ...call.headers } });
        done += 1;
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (hasData(answer)) withData += 1;
        const told = findForeignCanaries(answer.text + JSON.stringify(answer.headers), world.a.prefix);
        canaries += told.length;
        if (told.length > 0) faults.push(`${describeCall(call)} told ${told[0]}`);
        if (answer.status >= 500) faults.push(`${describeCall(call)} answered ${answer.status}`);
        if (
          answer.status >= 400 &&
          answer.status < 500 &&
          (bodyOf(answer) as { resourceType: string }).resourceType !== 'OperationOutcome'
        )
          faults.push(`${describeCall(call)} was refused without a reason`);
      }
    }

    await Promise.all(Array.from({ length: parallel }, work));
    reportFigures(task, { requests: done, withData, canaries });
    expect(faults.slice(0, 10)).toEqual([]);
    expect(done).toBe(requests);
    expect(withData / done, JSON.stringify([...statuses])).toBeGreaterThanOrEqual(leastWithData);
    expect(await recordOfB()).toEqual(before);
  },
  30 * 60_000,
);
