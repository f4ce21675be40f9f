import type { Page } from '@playwright/test';
import { tell } from './tell.ts';

const isNoTime = /time_taken|own_visit_overlaps/;

/** What goes wrong on one of a walk's pages is added to `found`, each once, with the address it happened at. */
export function createFaults(page: Page, whereNow: () => string, found: Set<string>) {
  function add(what: string, where = whereNow()) {
    const fault = `${where}: ${what}`;
    if (!found.has(fault)) tell(`  FAULT ${fault}`);
    found.add(fault);
  }

  page.on('pageerror', (error) => add(`uncaught ${error.message.split('\n')[0]}`));
  page.on('console', (message) => {
    // The browser's own word for an answer, which is judged below.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    add(`console: ${message.text().split('\n')[0]?.slice(0, 300)}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // The page was left, or asked for something newer.
    if (why !== 'net::ERR_ABORTED')
      add(`request failed: ${request.method()} ${pathOf(request.url())} ${why}`);
  });
  // A busy server says 503 and when to ask again. The portal does; only where that fails too is the page broken.
  const askedAgain = new Map<string, { answer: string; where: string }>();
  let isTimeTaken = false;
  page.on('response', async (response) => {
    const request = response.request();
    const same = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
    if (response.status() < 400) return void askedAgain.delete(same);
    const answer = `${response.status()} ${request.method()} ${pathOf(response.url())}`;
    const where = whereNow();
    // Walks book with the same doctors, and a walk's patient has visits: the portal offers another time, which it takes.
    if (response.status() === 409 && isNoTime.test(await response.text().catch(() => ''))) {
      tell(`  taken ${where}: ${answer}`);
      isTimeTaken = true;
      return;
    }
    if (response.status() !== 503 || askedAgain.has(same)) return add(`answered ${answer}`, where);
    tell(`  busy ${where}: ${answer}`);
    askedAgain.set(same, { answer, where });
  });

  /** At the end of the walk: what was answered 503 and never again. */
  function addUnanswered() {
    for (const { answer, where } of askedAgain.values()) add(`answered ${answer}, not asked again`, where);
  }

  /** Since this was last asked. */
  function wasTimeTaken(): boolean {
    const was = isTimeTaken;
    isTimeTaken = false;
    return was;
  }
  return { add, addUnanswered, wasTimeTaken };
}

/** Ids differ from run to run. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…').slice(0, 200);
}
