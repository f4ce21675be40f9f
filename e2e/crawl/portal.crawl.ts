import { setSignInAge } from '@portal/test-stack/sign-in-age';
import { leaveSession } from '../core/sign-in.ts';
import { rememberLanguage } from '../core/language.ts';
import { expect, stack, test } from '../core/test.ts';
import { createCrawler } from './crawler.ts';
import { makePerson } from './people.ts';
import { tell } from './tell.ts';
import { nameOf, walks } from './walks.ts';

const isPart = process.env['CRAWL_START'] !== undefined || process.env['CRAWL_PAGES'] !== undefined;

for (const walk of walks) {
  test(nameOf(walk), async ({ browser, baseURL }, { parallelIndex }) => {
    const { width, locale, dates, person } = walk;
    const isPhone = width === 390;
    const page = await browser.newPage({
      ...(baseURL !== undefined && { baseURL }),
      viewport: { width, height: isPhone ? 844 : 900 },
      hasTouch: isPhone,
      serviceWorkers: 'block',
      timezoneId: 'Asia/Kathmandu',
      permissions: ['camera', 'microphone'],
    });
    page.setDefaultTimeout(8000);
    const patient = await makePerson(person);
    await leaveSession(page, patient);
    // A walk takes longer than a sign-in counts as recent; nobody is there to sign in again.
    await setSignInAge(stack, patient.id, -24 * 60);
    await rememberLanguage(page, locale);
    await page.evaluate((choice) => localStorage.setItem('dates', choice), dates);

    /** Settings that the walk has pressed are put back: it would go on in another language. */
    async function home() {
      // Back from the first page of the walk leads out of the portal.
      if (!page.url().startsWith('http')) await page.goto('/dashboard');
      const isOther = await page.evaluate(
        ([tag, choice]) => {
          const { lang, dataset } = document.documentElement;
          const wanted: Record<string, string> = {
            dates: choice,
            'text-size': 'standard',
            theme: 'light',
            'low-data': 'device',
          };
          const other =
            lang !== tag ||
            dataset['dates'] !== choice ||
            dataset['theme'] !== 'light' ||
            dataset['textSize'] !== 'standard';
          if (other) for (const [key, value] of Object.entries(wanted)) localStorage.setItem(key, value);
          return other;
        },
        [locale === 'np' ? 'ne' : 'en', dates] as const,
      );
      if (!isOther) return;
      await rememberLanguage(page, locale);
      await page.reload();
      await crawler.settle();
    }

    const crawler = createCrawler(page, walk, home, parallelIndex);
    await page.goto(process.env['CRAWL_START'] ?? '/dashboard');
    await crawler.settle();
    await crawler.explore();

    const { faults, reached, counts, skipped, table } = crawler;
    if (person === 'full' && !isPart)
      for (const route of table.findUnreached(reached)) faults.add('no click leads here', route);
    const found = faults.list();
    tell(
      `${nameOf(walk)}: ${reached.size} pages, ${counts.controls} controls, ${counts.links} links, ${found.length} faults`,
    );
    for (const [name, reason] of skipped) tell(`  not pressed: ${name} (${reason})`);
    expect(found).toEqual([]);
  });
}
