import type { Page } from '@playwright/test';
import { findViolations } from '../core/accessibility.ts';
import { listControls, type Control } from './controls.ts';
import { createFaults } from './faults.ts';
import { operate } from './operate.ts';
import { findBrokenStrings, findPrintFaults, findScreenFaults } from './page-checks.ts';
import { createSettle } from './settle.ts';
import { notPressed } from './skip-list.ts';
import { createRouteTable } from './route-table.ts';
import { tell } from './tell.ts';
import { isLong, type Walk } from './walks.ts';

const mostOnOnePage = 150;
const mostBacks = 3;
const longestWayMs = 20_000;
/** For a short look at a part: CRAWL_START is where it begins. */
const mostPages = Number(process.env['CRAWL_PAGES'] ?? Infinity);
const isTraced = process.env['CRAWL_TRACE'] !== undefined;
const mostRefills = 3;
const mostTakenTimes = 3;

/** What the lanes of one walk share: who explores an address first keeps the others from it. */
export function createProgress() {
  return {
    faults: new Set<string>(),
    explored: new Set<string>(),
    /** By a click. */
    arrived: new Set(['/dashboard']),
    pressedOnce: new Set<string>(),
    skipped: new Map<string, string>(),
    counts: { controls: 0, links: 0 },
  };
}

export type Progress = ReturnType<typeof createProgress>;
type Setting = { walk: Walk; progress: Progress; home: () => Promise<void> };

/** Walks the portal from the page that is open: depth first, each address of the route table once. */
export function createCrawler(page: Page, { walk, progress, home }: Setting) {
  const { explored, arrived, pressedOnce, skipped, counts } = progress;
  const table = createRouteTable();
  /** How many of one look are pressed on a page, such as the days of a calendar. */
  const mostAlike = isLong ? 40 : 3;
  const placeNow = () => table.placeOf(page.url());
  const faults = createFaults(page, placeNow, progress.faults);
  const settle = createSettle(page);
  const tellStep = (what: string) => tell(`  ${walk.locale} ${walk.width}: ${what}`);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.context().on('page', (other) => void other.close().catch(() => undefined));

  async function explore(): Promise<void> {
    const [place, start] = [placeNow(), page.url()];
    const [before, from] = [counts.controls + counts.links, Date.now()];
    explored.add(place);
    if (isTraced) tellStep(`→ ${place}`);
    for (const check of [findScreenFaults, findPrintFaults, findBrokenStrings, findViolations])
      for (const fault of await check(page)) faults.add(fault, place);
    if (place !== '/dashboard') await checkBack(place, start);
    await useAll(place, start);
    await home();
    const tried = counts.controls + counts.links - before;
    tellStep(`${place}: ${tried} controls and links, ${Math.round((Date.now() - from) / 1000)} s`);
  }

  async function useAll(place: string, start: string) {
    const used = new Map<string, number>();
    let refills = 0;
    let opener: { control: Control; known: ReadonlySet<string> } | undefined;
    for (let count = 0; count < mostOnOnePage; count += 1) {
      const control = await findNext(used);
      if (!control) {
        if (!(await closeOverlay())) return;
        continue;
      }
      const known = new Set((await listControls(page)).map(keyOf));
      await use(control, place);
      if (placeNow() === place) {
        if (control.kind === 'button') opener = { control, known };
        continue;
      }
      await followOn(place, start);
      if (placeNow() !== place) return;
      // What a menu or a sheet has left is found by opening it again.
      if (opener && !opener.known.has(keyOf(control))) await forget(opener.control, used);
      refills += 1;
      // What was filled in is gone.
      if (refills < mostRefills)
        for (const key of used.keys()) if (/^(field|combobox)/.test(key)) used.delete(key);
    }
  }

  async function forget(control: Control, used: Map<string, number>) {
    used.delete(keyOf(control));
    for (const bar of ['bar', 'way']) pressedOnce.delete(`${bar} ${keyOf(control)}`);
    await page.evaluate((id) => {
      delete document.querySelector<HTMLElement>(`[data-crawl="${id}"]`)?.dataset['crawled'];
    }, control.id);
  }

  async function findNext(used: Map<string, number>): Promise<Control | undefined> {
    for (const control of await listControls(page)) {
      const key = keyOf(control);
      const skip = notPressed.find(
        ({ name, at = placeNow() }) => at === placeNow() && name.test(control.name),
      );
      if (skip) skipped.set(control.name, skip.reason);
      if (skip || (used.get(key) ?? 0) > 0) continue;
      // The bars are the same everywhere, and leaving by them would end a wizard that is under way.
      if (control.isChrome && placeNow() !== '/dashboard') continue;
      const isShared = control.isChrome || (control.isNavigation && !isLong);
      const sharedKey = `${control.isChrome ? 'bar' : 'way'} ${key}`;
      if (isShared && pressedOnce.has(sharedKey)) continue;
      const alike = `look ${control.kind} ${control.look}`;
      used.set(key, (used.get(key) ?? 0) + 1);
      if (isShared) pressedOnce.add(sharedKey);
      else if (control.kind !== 'link') {
        used.set(alike, (used.get(alike) ?? 0) + 1);
        if ((used.get(alike) ?? 0) > mostAlike) continue;
      }
      if (control.kind !== 'link') return control;
      if (isWayIn(control)) return control;
    }
    return undefined;
  }

  /** Links of the portal are followed; a number to call or an address to write to is not. */
  function isWayIn({ href = '', isBeside = false }: Control): boolean {
    const url = new URL(href);
    if (!url.protocol.startsWith('http') || url.hash !== '') return false;
    if (url.origin === new URL(page.url()).origin) return true;
    if (!isBeside) faults.add(`leads out of the portal: ${url.origin}`);
    return false;
  }

  async function use(control: Control, place: string) {
    counts[control.kind === 'link' ? 'links' : 'controls'] += 1;
    if (isTraced) tellStep(`  ${control.kind} ${control.name.slice(0, 60)}`);
    try {
      await operate(page, control).catch(async (error: unknown) => {
        // A sheet that was asked for before came only now, and lies over it.
        if (!(await closeOverlay())) throw error;
        await operate(page, control);
      });
      // The address changes only once the next page has its data.
      if (control.href !== undefined && table.placeOf(control.href) !== place)
        await page.waitForURL((url) => table.placeOf(url.href) !== place, { timeout: longestWayMs });
    } catch (error) {
      const isGone = (await page.locator(`[data-crawl="${control.id}"]`).count()) === 0;
      const what = explain(error);
      if (!isGone) faults.add(`cannot use ${control.kind} “${control.name.slice(0, 60)}”: ${what}`, place);
      await page.keyboard.press('Escape');
    }
    await settle();
    for (let count = 0; count < mostTakenTimes && faults.wasTimeTaken(); count += 1) await bookInstead();
    for (const fault of await findScreenFaults(page))
      faults.add(`${fault} after “${control.name.slice(0, 40)}”`, place);
  }

  /** The time is not to be had; the sheet that says so books the nearest one by its last button. */
  async function bookInstead() {
    await page.locator('[role=alertdialog] button').last().click();
    await settle();
  }

  /** After a step to another page: it is explored if nobody has, then the way back is taken. */
  async function followOn(from: string, start: string) {
    const there = placeNow();
    if (table.isOutside(there)) faults.add(`a link out of the signed-in portal, to ${there}`, from);
    arrived.add(there);
    if (!explored.has(there) && !table.isOutside(there) && explored.size < mostPages) await explore();
    for (let press = 0; press < mostBacks && placeNow() !== from; press += 1) {
      await page.goBack().catch(() => undefined);
      await settle();
    }
    await home();
    if (placeNow() === from) return;
    await page.goto(start);
    await settle();
  }

  /** One press leaves the page, and the next forth opens it again. */
  async function checkBack(place: string, start: string) {
    await page.goBack();
    await settle();
    if (placeNow() === place) await answerQuestion();
    if (placeNow() === place) return faults.add('Back does not leave', place);
    await page.goForward();
    await settle();
    if (placeNow() !== place) await page.goto(start);
    return settle();
  }

  /** A page may ask whether to leave what was filled in. */
  async function answerQuestion() {
    const buttons = page.locator('[role$=dialog] button');
    for (let index = (await buttons.count()) - 1; index >= 0 && (await buttons.count()) > index; index -= 1) {
      await buttons
        .nth(index)
        .click()
        .catch(() => undefined);
      await settle();
    }
  }

  async function closeOverlay(): Promise<boolean> {
    const overlay = page
      .locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
      .filter({ visible: true });
    if ((await overlay.count()) === 0) return false;
    const before = page.url();
    await page.keyboard.press('Escape');
    await settle();
    const isGone = (await overlay.count()) === 0;
    return isGone && page.url() === before;
  }

  function keyOf(control: Control): string {
    const name = control.name.replaceAll(/[\d०-९]+/g, '#');
    return control.href === undefined
      ? `${control.kind} ${name}`
      : `link ${isLong ? new URL(control.href).pathname : table.placeOf(control.href)}`;
  }

  /** Explores the page at that address, unless another lane has, with the dashboard to go back to. */
  async function exploreFrom(path: string): Promise<void> {
    const { origin } = new URL(page.url());
    if (explored.has(table.placeOf(origin + path)) || explored.size >= mostPages) return;
    await page.goto(path);
    await settle();
    if (!explored.has(placeNow())) await explore();
    await page.goto('/dashboard');
    await settle();
  }

  return { exploreFrom, settle, addUnanswered: faults.addUnanswered };
}

/** Addresses that the lanes have not come to by a click. */
export function findUnreached({ arrived }: Progress): string[] {
  return createRouteTable().findUnreached(arrived);
}

/** The first line, and what Playwright found in the way. */
function explain(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  const reason = lines.findLast((line) => /intercepts|not visible|not stable|outside of/.test(line));
  return [lines[0], reason?.trim()].filter(Boolean).join(' ').slice(0, 300);
}
