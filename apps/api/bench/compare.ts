import { recordsUrl } from '../test/stack.ts';
import { startApi } from '../test/api-process.ts';
import type { Bench } from './bench.ts';
import { countCheck, type Check } from './checks.ts';
import { countAccesses } from './count-accesses.ts';
import { type Figures, saveFigures } from './growth.ts';
import { inTurn, load, median } from './load.ts';
import { listQuestions, type Question } from './questions.ts';
import { printTable } from './table.ts';

type Pair = { bare: Awaited<ReturnType<typeof load>>; gateway: Awaited<ReturnType<typeof load>> };

const connectionCounts = [1, 16, 64];
/** In rounds; a records server that has just started needs the longer part of a minute. */
const warmUpRounds = 5;

/** The same questions bare and through one API process, in turn, so that both meet the same machine. */
export async function compare(bench: Bench): Promise<Check[]> {
  const questions = await listQuestions(bench.patients);
  const startedAt = new Date();
  const api = await startApi(bench.folder, bench.settings);
  const rows = [['', 'connections', 'bare/s', 'gateway/s', 'ratio', 'p50 bare', 'p50 gateway', 'added p50']];
  const figures: Figures = {};
  let [answers, errors] = [0, 0];

  async function measure(question: Question, connections: number, seconds: number): Promise<Pair> {
    const bare = await load(new URL(recordsUrl).origin, inTurn(question.bare), connections, seconds);
    const gateway = await load(api.url, inTurn(question.gateway), connections, seconds);
    answers += gateway.answers;
    errors += bare.errors + gateway.errors;
    return { bare, gateway };
  }

  try {
    for (const question of questions) await measure(question, 16, warmUpRounds * bench.seconds);
    for (const connections of connectionCounts) {
      for (const question of questions) {
        const pairs: Pair[] = [];
        for (let round = 0; round < bench.rounds; round += 1) {
          pairs.push(await measure(question, connections, bench.seconds));
        }
        rows.push([question.name, String(connections), ...describe(pairs)]);
        if (connections === 1) figures[question.name] = summarise(pairs);
      }
    }
  } finally {
    await api.stop();
  }
  printTable(`Bare and through the gateway, ${bench.population} patients; times in ms`, rows);
  saveFigures(bench.population, figures);
  return [
    countCheck('errors bare and through the gateway', errors, 0),
    countCheck('answers without an audit record', answers - (await countAccesses(startedAt)), 0),
  ];
}

function summarise(pairs: Pair[]) {
  return {
    bare: median(pairs.map(({ bare }) => bare.p50)),
    gateway: median(pairs.map(({ gateway }) => gateway.p50)),
  };
}

/** Ratio and added time are medians of the rounds' own, each of which met one state of the machine. */
function describe(pairs: Pair[]): string[] {
  const { bare, gateway } = summarise(pairs);
  return [
    median(pairs.map((pair) => pair.bare.perSecond)).toFixed(0),
    median(pairs.map((pair) => pair.gateway.perSecond)).toFixed(0),
    median(pairs.map((pair) => pair.gateway.perSecond / pair.bare.perSecond)).toFixed(2),
    bare.toFixed(1),
    gateway.toFixed(1),
    median(pairs.map((pair) => pair.gateway.p50 - pair.bare.p50)).toFixed(1),
  ];
}
