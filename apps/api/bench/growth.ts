import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stack } from '../test/stack.ts';
import { printTable } from './table.ts';

/** p50 at one connection in ms, by question. */
export type Figures = Record<string, { bare: number; gateway: number }>;

const sizes = [1000, 10_000] as const;

export function saveFigures(population: number, figures: Figures) {
  writeFileSync(pathOf(population), JSON.stringify(figures, null, 2));
}

/** How p50 grows from the small population to the large one: 0 is not at all, 1 as fast as the population. */
export function printGrowth() {
  const [small, large] = sizes.map(findFigures);
  if (!small || !large) return;
  const rows = Object.entries(small).map(([name, before]) => {
    const after = large[name];
    if (!after) throw new Error(`The question ${name} was not asked of ${sizes[1]} patients.`);
    return [
      name,
      ...(['bare', 'gateway'] as const).flatMap((side) => [
        before[side].toFixed(1),
        after[side].toFixed(1),
        slope(before[side], after[side]).toFixed(2),
      ]),
    ];
  });
  const head = ['bare', 'gateway'].flatMap((side) => [`${side} ${sizes[0]}`, `${side} ${sizes[1]}`, 'slope']);
  printTable('Growth: p50 in ms at one connection, and its log-log slope', [['', ...head], ...rows]);
}

const slope = (before: number, after: number) => Math.log10(after / before) / Math.log10(sizes[1] / sizes[0]);

function findFigures(population: number): Figures | undefined {
  const path = pathOf(population);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Figures) : undefined;
}

function pathOf(population: number) {
  return join(stack.directory, `gateway-p50-${population}.json`);
}
