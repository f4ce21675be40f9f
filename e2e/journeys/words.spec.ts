import type { Page } from '@playwright/test';
import { openPage, protectedPaths, publicPaths } from '../core/pages.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

/**
 * What came from a catalogue, values in it included; and what is no word of ours: initials, the clinic's name, dates, times, languages. Words
 * of the record and of the deployment carry their language, and are left out. Dismiss and the parts of a date are
 * react-aria's own.
 */
const notOurs =
  /^⟦.*⟧$|^M[A-Z]$|^HH$|^Himal Valley Hospital$|^(ENG|NEP|English( \(ENG\))?)$|^\d{1,2} \w{3} \d{4}$|^\w{3}, \d|^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)( – \w{3})?$|^[\d:]+ [AP]M( – [\d:]+ [AP]M)?$|^Rs [\d,]+$|^\S+@\S+$|^Dismiss$|^(dd|mm|yyyy|day,|month,|year,)$/;

/** Names and qualifications of the record, which do not carry their language there yet. */
const doctors = '/select-doctor';

test('pseudo-words: no text is left out of the catalogues, and none is cut off', async ({
  page,
  patient,
}) => {
  test.slow();
  await signIn(page, patient);
  await page.evaluate(() => localStorage.setItem('pseudo-words', 'on'));
  for (const path of [...publicPaths, ...protectedPaths.filter((one) => !one.includes(doctors))]) {
    await test.step(path, async () => {
      await openPage(page, path);
      await expect(page.getByText('⟦').first()).toBeVisible();
      const plain = (await readPlainTexts(page)).filter(
        (text) => !notOurs.test(text) && !text.includes(patient.lastName) && !text.includes(patient.id),
      );
      expect(plain, 'plain letters').toEqual([]);
      expect(await findCutOff(page), 'cut off').toEqual([]);
    });
  }
});

/** Pseudo-words have no plain letters, so what has them did not come from a catalogue. */
function readPlainTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (owner?.checkVisibility() && !owner.closest('script, style, noscript, svg, :not(html)[lang]'))
        texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')) {
      for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => /[A-Za-z]{2}/.test(text));
  });
}

function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      // What only a screen reader is to find is one pixel wide.
      .filter((element) => element.clientWidth > 1)
      .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && element.textContent?.includes('⟦'),
      )
      .map((element) => element.textContent ?? ''),
  );
}
