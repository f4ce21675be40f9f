import type { Page } from '@playwright/test';

/** What is wrong with what is on the screen now, whatever the page is. */
export async function findScreenFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    if (document.querySelector('[data-failed]')?.checkVisibility()) faults.push('an error boundary');
    const root = document.documentElement;
    if (root.lang !== 'ne') return faults;
    const sentence = /[A-Za-z]{2,}(?:[\s,’'-]+[A-Za-z]{2,}){2,}/;
    const own = (element: Element) =>
      element.closest('[lang]') === root && element.closest('script,style,textarea') === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (parent && sentence.test(text) && own(parent) && parent.checkVisibility())
        faults.push(`Latin words: “${text.slice(0, 80)}”`);
    }
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[alt],[title]')) {
      if (!element.checkVisibility() || !own(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
        const text = element.getAttribute(name) ?? '';
        if (sentence.test(text)) faults.push(`Latin words in ${name}: “${text.slice(0, 80)}”`);
      }
    }
    return faults;
  });
}

/** What paper would show that it should not: ways elsewhere, and text too pale to read on white. */
export async function findPrintFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() => {
    const ways = document.querySelectorAll('nav, #root > header, #root > footer, a[href="#main"]');
    const printed = [...ways].filter((way) => way.checkVisibility());
    const pale = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!parent || text === '' || !parent.checkVisibility() || parent.closest('script,style')) continue;
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      if (luminance(red, green, blue) > 0.18) pale.add(text.slice(0, 40));
    }
    return [
      ...printed.map((way) => `prints its navigation: <${way.localName}> ${way.textContent?.slice(0, 40)}`),
      ...[...pale].slice(0, 3).map((text) => `prints pale text: “${text}”`),
    ];

    function luminance(...channels: [number, number, number]): number {
      const [red, green, blue] = channels.map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
  });
  await page.emulateMedia({ media: null });
  return faults;
}

/** Words of a length that a phone can show, broken in the middle on the smallest screen with the largest text. */
export async function findBrokenStrings(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 320, height: 800 });
  const broken = await page.evaluate(async () => {
    const root = document.documentElement;
    const before = root.dataset['textSize'];
    root.dataset['textSize'] = 'largest';
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const wholeWord = /(?<![\p{L}\p{M}\p{N}@_./-])[\p{L}\p{M}]{3,16}(?![\p{L}\p{M}\p{N}@_./-])/gu;
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent?.checkVisibility() || parent.closest('[inert],script,style') || text.trim() === '')
        continue;
      // Only for screen readers.
      if (parent.getBoundingClientRect().width <= 2) continue;
      for (const { 0: word, index } of text.matchAll(wholeWord)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top / 4)));
        if (lines.size > 1) found.add(word);
      }
    }
    if (before === undefined) delete root.dataset['textSize'];
    else root.dataset['textSize'] = before;
    return [...found];
  });
  await page.setViewportSize(size);
  return broken.map((word) => `breaks a word at 320 px: “${word}”`);
}
