import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { putResource } from '@portal/test-stack/fresh-patient';
import { doctorReference, getDoctor } from '@portal/test-stack/seed/doctors';
import { visitMode } from '@portal/test-stack/seed/hospital';
import type { Appointment } from 'fhir/r4';
import config, { wholeBrowser } from '../playwright.config.ts';
import { expect, stack } from './test.ts';

const { launchOptions } = config.use ?? {};

/** A browser whose camera shows a clock and whose microphone beeps, and which asks nobody. */
export const withFakeDevices = {
  ...launchOptions,
  executablePath: wholeBrowser,
  args: [
    ...(launchOptions?.args ?? []),
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
};

export const doctor = 'Dr. Anil Shrestha';

/** A confirmed video visit of half an hour that begins in so many minutes. */
export async function putVideoVisit(patientId: string, minutes: number) {
  const start = Date.now() + minutes * 60_000;
  const visit = {
    resourceType: 'Appointment',
    id: randomUUID(),
    status: 'booked',
    serviceType: [visitMode('video')],
    appointmentType: { coding: [{ code: 'FOLLOWUP', display: 'Follow Up' }] },
    start: new Date(start).toISOString(),
    end: new Date(start + 30 * 60_000).toISOString(),
    participant: [
      { actor: { reference: `Patient/${patientId}` }, status: 'accepted' },
      { actor: doctorReference(getDoctor('anil-shrestha')), status: 'accepted' },
    ],
  } satisfies Appointment;
  await putResource(stack, visit);
  return visit;
}

export const joinButton = (page: Page) => page.getByRole('button', { name: 'Join Video Call' });

/** From the dashboard's card to the look at one's own picture. */
export async function openCheck(page: Page) {
  await joinButton(page).click();
  await expect(page).toHaveURL(/\/video-call$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Video Call' })).toBeVisible();
}
