import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

export const expectCount = (locator: Locator, count: number) =>
  expect.poll(() => locator.elements().length).toBe(count);

/** The one element has these words in it. */
export const expectText = (locator: Locator, text: string | RegExp) =>
  typeof text === 'string'
    ? expect.poll(() => readText(locator.element())).toContain(text)
    : expect.poll(() => readText(locator.element())).toMatch(text);

export const textsOf = (locator: Locator) => locator.elements().map(readText);

const readText = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim();
