import type { IRawProperty, Parameters } from 'fast-check';
import { beforeEach, vi } from 'vitest';

const mostRuns = 50;

/** Properties run the same cases for every mutant, and fewer: the score does not depend on luck. */
vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof import('fast-check')>();
  const assert = <Values>(property: IRawProperty<Values>, parameters?: Parameters<Values>) =>
    original.assert(property, {
      ...parameters,
      seed: 1,
      numRuns: Math.min(parameters?.numRuns ?? mostRuns, mostRuns),
      endOnFailure: true,
    });
  return { ...original, assert, default: { ...original.default, assert } };
});

/** Mutants run in threads, which cannot set the process's time zone. */
beforeEach(({ task, skip }) => {
  if (/device’s (own )?zone/.test(task.name)) skip();
});
