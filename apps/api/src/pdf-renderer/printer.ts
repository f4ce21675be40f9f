import { tmpdir } from 'node:os';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import type { Logger } from '../infra/logger.ts';
import type { PdfRendererSettings } from './settings.ts';

/** A browser that has printed this many pages makes room for a fresh one. */
const pagesPerBrowser = 200;
const closeWithinMs = 3000;

const switches = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
  // A second wall behind the aborted requests: no name leads anywhere.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** Nothing of this process's own: the secret stays here. */
const ownEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', HOME: tmpdir(), LANG: 'C.UTF-8' };

export interface Printer {
  /** @throws when there is no page within the time */
  print(html: string): Promise<Buffer>;
  check(): Promise<undefined>;
  close(): Promise<void>;
}

/** Chromium as a press: no script runs, and nothing outside the page is ever asked for. */
export function createPrinter(
  {
    chromium: executablePath,
    hasSandbox,
    withinMs,
  }: Pick<PdfRendererSettings, 'chromium' | 'hasSandbox' | 'withinMs'>,
  log: Logger,
): Printer {
  let opening: Promise<Browser> | undefined;
  let printed = 0;

  function open(): Promise<Browser> {
    if (opening && printed >= pagesPerBrowser) retire(opening);
    opening ??= launch();
    return opening;
  }

  function launch(): Promise<Browser> {
    const forget = () => {
      if (opening === launched) opening = undefined;
    };
    const launched = chromium.launch({
      executablePath,
      chromiumSandbox: hasSandbox,
      args: switches,
      env: ownEnvironment,
      timeout: withinMs,
    });
    launched.then((browser) => browser.on('disconnected', forget), forget);
    return launched;
  }

  function retire(old: Promise<Browser>) {
    opening = undefined;
    printed = 0;
    void old
      .then((browser) => setTimeout(() => void browser.close(), withinMs).unref())
      .catch(() => undefined);
  }

  return {
    async print(html: string): Promise<Buffer> {
      const asked = open();
      const browser = await asked;
      printed += 1;
      const context = await browser.newContext({
        javaScriptEnabled: false,
        offline: true,
        acceptDownloads: false,
      });
      try {
        return await within(withinMs, printIn(context, html));
      } finally {
        await within(closeWithinMs, context.close()).catch((err: unknown) => {
          log.warn({ err }, 'a page could not be closed, so its browser is given up');
          if (opening === asked) retire(asked);
        });
      }
    },

    check: async () => void (await open()),

    async close() {
      const browser = await opening?.catch(() => undefined);
      await browser?.close();
    },
  };
}

async function printIn(context: BrowserContext, html: string): Promise<Buffer> {
  // Called off, not failed: a page that fails to lead elsewhere becomes an error page under the press.
  await context.route('**/*', (route) => route.abort('aborted'));
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
}

async function within<Result>(withinMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the page took too long')), withinMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
