import type { Page } from '@playwright/test';
import { expectedAnswers } from './skip-list.ts';
import { tell } from './tell.ts';

/** What goes wrong on one of a walk's pages is added to `found`, each once, with the address it happened at. */
export function createFaults(page: Page, whereNow: () => string, found: Set<string>) {
  function add(what: string, where = whereNow()) {
    const fault = `${where}: ${what}`;
    if (!found.has(fault)) tell(`  FAULT ${fault}`);
    found.add(fault);
  }

  page.on('pageerror', (error) => add(`uncaught ${error.message.split('\n')[0]}`));
  page.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text().split('\n')[0]?.slice(0, 300)}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // The page was left, or asked for something newer.
    if (why !== 'net::ERR_ABORTED')
      add(`request failed: ${request.method()} ${pathOf(request.url())} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    const answer = `${response.status()} ${response.request().method()} ${pathOf(response.url())}`;
    if (!expectedAnswers.some(({ answer: expected }) => expected.test(answer))) add(`answered ${answer}`);
  });
  return { add };
}

/** Ids differ from run to run. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').slice(0, 200);
}
