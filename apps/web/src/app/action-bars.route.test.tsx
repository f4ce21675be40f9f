import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingNow, kamala, mainHospital } from '../../test/doctor-directory.ts';
import { recordOf } from '../../test/fake-record.ts';
import { ownReading } from '../../test/home-readings.ts';
import { openPage } from '../../test/open-page.tsx';

const circumstances = { now: bookingNow, zone: 'Asia/Kathmandu' };
const record = () => recordOf(mainHospital, ...kamala, ownReading('weight', '11-17', [62])).answer;
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openTimes(more: { width?: number } = {}) {
  const { address } = await openPage('/appointments/select-doctor?specialty=394579002', record(), {
    ...circumstances,
    ...more,
  });
  await button('Proceed').click();
  await expect.poll(address).toBe('/appointments/time-slot');
  return address;
}

async function openDetails() {
  const address = await openTimes();
  await page.getByRole('button', { name: /^11:00 AM – / }).click();
  await button('Next').click();
  await expect.poll(address).toBe('/appointments/add-details');
}

const forms: [string, string, () => Promise<unknown>][] = [
  ['choosing a time', 'Next', () => openTimes()],
  ['adding details', 'Proceed to Payment', openDetails],
  ['the profile', 'Save changes', () => openPage('/edit-profile', record(), circumstances)],
  ['vitals', 'Add a reading', () => openPage('/my-health/vitals', record(), circumstances)],
];

test('a tablet: after a time is chosen, Next is in view', async () => {
  await openTimes({ width: 768 });
  await page.getByRole('button', { name: /^11:00 AM – / }).click();
  await expect.element(button('Next')).toBeInViewport();
  await button('Next').click();
  await expect.element(page.getByRole('heading', { name: 'Add Details' })).toBeVisible();
});

/** How much of the window lies under bars; a tab bar at the end of the page lies over nothing. */
function shareOfBars(): number {
  const bars = [...document.querySelectorAll('[data-chrome], [data-action-bar]')].filter(
    (bar) => bar.localName !== 'nav' || getComputedStyle(bar).position !== 'static',
  );
  const heights = bars.map((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}

test.for(forms)('E10: %s: the bars take less than an eighth of a phone', async ([, name, open]) => {
  await open();
  const bar = () => document.querySelector('[data-action-bar]');
  await expect.poll(() => bar()?.textContent).toContain(name);
  const boxOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();
  const isInReach = () => {
    const { top, bottom } = boxOf(bar()?.querySelector('button'));
    return top >= 0 && bottom <= innerHeight;
  };
  for (const down of [0, 60, 200]) {
    window.scrollTo(0, down);
    expect(shareOfBars()).toBeGreaterThan(0);
    expect(shareOfBars()).toBeLessThan(1 / 8);
    expect(isInReach()).toBe(true);
  }
  window.scrollTo(0, document.documentElement.scrollHeight);
  const tabs = boxOf(page.getByRole('navigation', { name: 'Main' }).element());
  expect(tabs.bottom).toBeLessThanOrEqual(innerHeight);
  expect(tabs.top).toBeGreaterThanOrEqual(boxOf(bar()).bottom);
  expect(isInReach()).toBe(true);
});
