import axe from 'axe-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No violation of WCAG 2.2 A and AA that axe can find. */
export async function expectAccessible() {
  await waitForTransitions();
  const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: tags });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

/** A colour on its way from one state to the next is the contrast of neither. */
async function waitForTransitions() {
  const passing = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
}
