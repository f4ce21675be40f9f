import type { Browser } from '@playwright/test';
import type { FreshPatient } from '@portal/test-stack/fresh-patient';
import { setSignInAge } from '@portal/test-stack/sign-in-age';
import { rememberLanguage } from '../core/language.ts';
import { leaveSession } from '../core/sign-in.ts';
import { stack } from '../core/test.ts';
import { createCrawler, type Progress } from './crawler.ts';
import { themeOf, type Walk } from './walks.ts';

type Setting = { walk: Walk; patient: FreshPatient; progress: Progress };

/** Its patient, signed in, on the dashboard, with the walk's window, language and calendar. */
export async function openLane(browser: Browser, baseURL: string, { walk, patient, ...rest }: Setting) {
  const { width, locale, dates } = walk;
  const theme = themeOf(walk);
  const isPhone = width === 390;
  const page = await browser.newPage({
    baseURL,
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kathmandu',
    permissions: ['camera', 'microphone'],
  });
  page.setDefaultTimeout(8000);
  await leaveSession(page, patient);
  // A walk takes longer than a sign-in counts as recent; nobody is there to sign in again.
  await setSignInAge(stack, patient.id, -24 * 60);
  await rememberLanguage(page, locale);
  await page.evaluate(
    ([choice, look]) => {
      localStorage.setItem('dates', choice);
      localStorage.setItem('theme', look);
    },
    [dates, theme] as const,
  );

  /** Settings that the walk has pressed are put back: it would go on in another language. */
  async function home() {
    // Back from the first page of the walk leads out of the portal.
    if (!page.url().startsWith('http')) await page.goto('/dashboard');
    const isOther = await page.evaluate(
      ([tag, choice, look]) => {
        const { lang, dataset } = document.documentElement;
        const wanted: Record<string, string> = {
          dates: choice,
          'text-size': 'standard',
          theme: look,
          'low-data': 'device',
        };
        const other =
          lang !== tag ||
          dataset['dates'] !== choice ||
          dataset['theme'] !== look ||
          dataset['textSize'] !== 'standard';
        if (other) for (const [key, value] of Object.entries(wanted)) localStorage.setItem(key, value);
        return other;
      },
      [locale === 'np' ? 'ne' : 'en', dates, theme] as const,
    );
    if (!isOther) return;
    await rememberLanguage(page, locale);
    await page.reload();
    await crawler.settle();
  }

  const crawler = createCrawler(page, { walk, home, ...rest });
  await page.goto('/dashboard');
  await crawler.settle();
  return crawler;
}
