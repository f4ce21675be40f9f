import type { Locator, Page } from '@playwright/test';
import { copyPatientRecord } from '@portal/test-stack/copy-patient';
import { createFreshPatient } from '@portal/test-stack/fresh-patient';
import { demoPatient } from '@portal/test-stack/seed/people';
import { freeTimes } from '../core/booking.ts';
import { waitForQuiet } from '../core/quiet.ts';
import { signIn } from '../core/sign-in.ts';
import { stack, test } from '../core/test.ts';
import { joinButton, putVideoVisit } from '../core/video-visit.ts';
import { atTenToTwo } from '../core/shift-date.ts';
import { tell } from './figures.ts';

type Tap = (page: Page) => Locator;
type Task = { name: string; known: (page: Page) => Locator; ways: Tap[][] };

const link =
  (address: string): Tap =>
  (page) =>
    page.locator(`a[href^="${address}"]:visible`).first();
const named =
  (name: string | RegExp): Tap =>
  (page) =>
    page.getByRole('link', { name }).or(page.getByRole('button', { name })).first();
const text = (pattern: RegExp) => (page: Page) => page.getByText(pattern).locator('visible=true').first();

/** Each with the ways that lead to it, shortest first: the first way at whose end the answer stands is the one that counts. */
const tasks: Task[] = [
  {
    name: 'next dose, and when',
    known: text(/(Next|Due) · \d|Next: .+ \d{1,2}:\d\d/),
    ways: [[], [link('/medications')]],
  },
  {
    name: 'how many doses are left',
    known: text(/\d of \d doses taken/),
    ways: [[], [link('/medications')]],
  },
  {
    name: 'a new result, and whether it is in range',
    known: text(/(above|below|outside|in) range/i),
    ways: [[], [link('/test-results')], [link('/test-results'), link('/my-health/lab-results/')]],
  },
  {
    name: 'who wrote',
    known: text(/unread from|unread message.*Dr\./),
    ways: [[], [link('/messages')]],
  },
  {
    name: 'next visit: when and with whom',
    known: (page) => page.getByRole('heading', { level: 3, name: /^Dr\./ }).first(),
    ways: [[], [link('/appointments')]],
  },
  {
    name: 'other times for a visit',
    known: (page) =>
      page
        .getByRole('dialog')
        .getByText(/\d{1,2}:\d\d [AP]M/)
        .first(),
    ways: [
      [named('Reschedule')],
      [link('/appointments'), named('Reschedule')],
      [link('/appointments/'), named('Reschedule')],
    ],
  },
  {
    name: 'latest blood pressure, and whether it is in range',
    known: text(/\d{2,3}\s*\/\s*\d{2,3}/),
    ways: [[], [link('/my-health')], [link('/my-health'), link('/my-health/vitals')]],
  },
  {
    name: 'what is left to pay',
    known: text(/(Rs|NPR)\.?\s*[\d,]+/),
    ways: [[], [link('/bills')], [link('/menu'), link('/bills')]],
  },
  {
    name: 'first free time of a cardiologist',
    known: (page) =>
      text(/First free/)(page)
        .or(freeTimes(page))
        .first(),
    ways: [
      [],
      [link('/appointments'), link('/appointments/choose-specialty'), named(/^Cardiology/)],
      [link('/appointments'), link('/appointments/choose-specialty'), named(/^Cardiology/), named('Proceed')],
    ],
  },
];

const join: Task = {
  name: 'in the call’s waiting room',
  known: (page) => page.getByRole('heading', { level: 1, name: 'Video Call' }),
  ways: [[joinButton], [link('/appointments'), joinButton]],
};

test('taps from the home page to the answer', async ({ context, page, patient }) => {
  test.setTimeout(600_000);
  await atTenToTwo(context);
  await copyPatientRecord(stack, { from: demoPatient.id, to: patient.id });
  await signIn(page, patient);
  for (const task of tasks) tell(`| ${task.name} | ${await count(page, task)} |`);
});

test('taps to a call that is open', async ({ page }) => {
  const patient = await createFreshPatient(stack);
  await copyPatientRecord(stack, { from: demoPatient.id, to: patient.id });
  await putVideoVisit(patient.id, 5);
  await signIn(page, patient);
  tell(`| ${join.name} | ${await count(page, join)} |`);
});

/** The taps of the shortest way; a `+` where the answer stands below the first screen. */
async function count(page: Page, { known, ways }: Task): Promise<string> {
  for (const way of ways) {
    await page.goto('/dashboard');
    await waitForQuiet(page, 1200);
    if (!(await follow(page, way))) continue;
    const answer = known(page);
    const isKnown = await answer.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
    if (!isKnown) continue;
    const top = (await answer.boundingBox())?.y ?? 0;
    return `${way.length}${top > 844 ? ' +' : ''}`;
  }
  return 'not found';
}

async function follow(page: Page, way: Tap[]): Promise<boolean> {
  for (const tap of way) {
    const isThere = await tap(page)
      .click({ timeout: 4000 })
      .then(
        () => true,
        () => false,
      );
    if (!isThere) return false;
    await waitForQuiet(page, 800);
  }
  return true;
}
