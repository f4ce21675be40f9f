import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Appointment } from 'fhir/r4';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { refuses } from '../../../test/fake-portal-api.ts';
import { found, type Answer } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';
import { anil, visit } from '../../../test/records.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const join = screen.getByRole('button', { name: 'Join Video Call' });
const noCall = screen.getByRole('status').filter({ hasText: 'Currently no video call available !' });

/** Begins in so many minutes. */
const videoVisit = (id: string, minutes: number) =>
  visit(id, new Date(Date.now() + minutes * 60_000), {
    serviceType: [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }],
  });

const withVisits =
  (...visits: Appointment[]): Answer =>
  ({ path, parameters }) => {
    if (path !== 'Appointment') return undefined;
    const [id, date = '', status] = ['_id', 'date', 'status'].map(
      (name) => parameters.get(name) ?? undefined,
    );
    const limit = Date.parse(date.slice(2));
    const matches = visits
      .filter((one) => id === undefined || one.id === id)
      .filter((one) => status === undefined || status.split(',').includes(one.status))
      .filter(({ start = '' }) => date === '' || Date.parse(start) >= limit === date.startsWith('ge'));
    return found(...matches, anil);
  };

async function openCall(appointmentId: string, records: Answer, portal = () => undefined as unknown) {
  const { router } = await openPage('/dashboard', records, { portal });
  await router.navigate('/video-call', { state: { appointmentId } });
  return router;
}

test('without a visit that leads to it there is no call: a toast, and the dashboard', async () => {
  const { router } = await openPage('/video-call');
  await expect.element(noCall).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});

test('a visit that is not the patient’s own, or is none: no call', async () => {
  const router = await openCall('another', withVisits(videoVisit('own', 2)));
  await expect.element(noCall).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});

test('before its window there is no Join, and the pages say when it opens', async () => {
  const records = withVisits(videoVisit('later', 11));
  const { router } = await openPage('/dashboard', records);
  await expect.element(screen.getByRole('link', { name: 'View Details' })).toBeVisible();
  expect(join.elements()).toHaveLength(0);
  await router.navigate('/appointments/later');
  await expect.element(screen.getByText(/^Opens at \d/)).toBeVisible();
  expect(join.elements()).toHaveLength(0);
  await openCall('later', records);
  await expect
    .element(screen.getByText(/^The call opens at .*, ten minutes before the visit\.$/))
    .toBeVisible();
  await expect.element(join).toBeDisabled();
});

test.for(['/dashboard', '/appointments', '/appointments/now'])(
  'a visit that has begun can be joined from %s',
  async (path) => {
    await openPage(path, withVisits(videoVisit('now', -10)));
    await expect.element(join).toBeVisible();
    expect(join.elements()).toHaveLength(1);
  },
);

test('no devices, a refusal and a server that is away are told, each with a way on', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(({ video } = {}) =>
    Promise.reject(new DOMException('no', video ? 'NotFoundError' : 'NotAllowedError')),
  );
  let isDown = true;
  await openCall('now', withVisits(videoVisit('now', 2)), () =>
    isDown ? Response.error() : refuses(409, 'too_late'),
  );
  await expect.element(screen.getByText(/^The browser can’t use your microphone\./)).toBeVisible();
  await screen.getByText('Audio only', { exact: true }).click();
  await expect.element(screen.getByText(/Your camera is off\./)).toBeVisible();
  await expectAccessible();
  await join.click();
  await expect
    .element(screen.getByRole('main').getByRole('alert'))
    .toMatchTextContent('We can’t reach the video call. You still have your visit.');
  await expectAccessible();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(screen.getByText('The time for this call has passed. Please call the clinic.'))
    .toBeVisible();
});
