import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { recordsUrl } from '../test/stack.ts';
import { startApi } from '../test/api-process.ts';
import type { Bench } from './bench.ts';
import { countCheck, type Check } from './checks.ts';
import { countAccesses } from './count-accesses.ts';
import { type Figures, saveFigures } from './growth.ts';
import { inTurn, type Load, load, median } from './load.ts';
import { listQuestions, type Question } from './questions.ts';
import { printTable } from './table.ts';

type Side = 'bare' | 'proxy' | 'gateway';
type Round = Record<Side, Load>;

// prettier-ignore
const headings = ['', 'connections', 'bare/s', 'proxy/s', 'gateway/s', 'proxy ÷ bare', 'gateway ÷ bare', 'p50 bare', 'proxy adds', 'gateway adds'];
const connectionCounts = [1, 16, 64];
/** In rounds; a records server that has just started needs the longer part of a minute. */
const warmUpRounds = 5;

/**
 * The same questions bare, through a proxy that does nothing, and through one API process, in turn, so that all meet the
 * same machine.
 */
export async function compare(bench: Bench): Promise<Check[]> {
  const questions = await listQuestions(bench.patients);
  const startedAt = new Date();
  const api = await startApi(bench.folder, bench.settings);
  const records = new URL(recordsUrl).origin;
  const proxy = fork(join(import.meta.dirname, 'plain-proxy.ts'), [records]);
  const [proxyUrl] = (await once(proxy, 'message')) as [string];
  const rows = [headings];
  const figures: Figures = {};
  let [answers, errors] = [0, 0];

  async function measure(question: Question, connections: number, seconds: number): Promise<Round> {
    const bare = await load(records, inTurn(question.bare), connections, seconds);
    const proxied = await load(proxyUrl, inTurn(question.bare), connections, seconds);
    const gateway = await load(api.url, inTurn(question.gateway), connections, seconds);
    answers += gateway.answers;
    errors += bare.errors + proxied.errors + gateway.errors;
    return { bare, proxy: proxied, gateway };
  }

  try {
    for (const question of questions) await measure(question, 16, warmUpRounds * bench.seconds);
    for (const connections of connectionCounts) {
      for (const question of questions) {
        const measured: Round[] = [];
        for (let round = 0; round < bench.rounds; round += 1) {
          measured.push(await measure(question, connections, bench.seconds));
        }
        rows.push([question.name, String(connections), ...describe(measured)]);
        if (connections === 1) {
          figures[question.name] = {
            bare: medianP50(measured, 'bare'),
            gateway: medianP50(measured, 'gateway'),
          };
        }
      }
    }
  } finally {
    await api.stop();
    proxy.kill();
  }
  printTable(`Bare and through the gateway, ${bench.population} patients; times in ms`, rows);
  saveFigures(bench.population, figures);
  return [
    countCheck('errors bare and through the gateway', errors, 0),
    countCheck('answers without an audit record', answers - (await countAccesses(startedAt)), 0),
  ];
}

const medianP50 = (rounds: Round[], side: Side) => median(rounds.map((round) => round[side].p50));

/** Ratio and added time are medians of the rounds' own, each of which met one state of the machine. */
function describe(rounds: Round[]): string[] {
  const perSecond = (side: Side) => median(rounds.map((round) => round[side].perSecond)).toFixed(0);
  const ratio = (side: Side) =>
    median(rounds.map((round) => round[side].perSecond / round.bare.perSecond)).toFixed(2);
  const added = (side: Side) => median(rounds.map((round) => round[side].p50 - round.bare.p50)).toFixed(1);
  return [
    perSecond('bare'),
    perSecond('proxy'),
    perSecond('gateway'),
    ratio('proxy'),
    ratio('gateway'),
    medianP50(rounds, 'bare').toFixed(1),
    added('proxy'),
    added('gateway'),
  ];
}
