import { expect, onTestFinished } from 'vitest';

const word = /(?<![\p{L}\p{M}\p{N}@_./-])[\p{L}\p{M}]{3,16}(?![\p{L}\p{M}\p{N}@_./-])/gu;

/** With the largest text no word of a usual length is broken in the middle. */
export async function expectWholeWords(): Promise<void> {
  const root = document.documentElement;
  root.dataset['textSize'] = 'largest';
  onTestFinished(() => {
    delete root.dataset['textSize'];
  });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // What is narrower is only for screen readers.
    if (!parent?.checkVisibility() || parent.getBoundingClientRect().width <= 2) continue;
    for (const { 0: found, index } of (node.textContent ?? '').matchAll(word)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top / 4)));
      if (lines.size > 1) broken.add(found);
    }
  }
  expect([...broken]).toEqual([]);
}
