import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findVisits } from '@portal/test-stack/find-visits';
import { spawnApi, waitForPortal } from '@portal/test-stack/portal-processes';
import { fillWizard, kamala } from '../../core/booking.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, stack, test } from '../../core/test.ts';

test.describe.configure({ timeout: 300_000 });

const ownPort = stack.ports.api + 5;
const confirmButton = { name: 'Confirm Booking' };

const isLong = process.env['JOURNEYS'] === 'long';

for (const milliseconds of isLong ? [0, 15, 40, 80, 160] : [0, 40]) {
  test(`the API process is killed ${milliseconds} ms after the booking was sent, then it is sent again: one appointment`, async ({
    page,
    patient,
  }) => {
    await signIn(page, patient);
    await fillWizard(page, kamala);

    const api = spawnApi(stack, ownPort);
    await waitForPortal(`http://127.0.0.1:${ownPort}/healthz`);
    await page.route('**/r4/', async (route) => {
      const answer = route.fetch({ url: `http://127.0.0.1:${ownPort}/r4/` }).then(
        (response) => route.fulfill({ response }),
        () => route.abort('connectionreset'),
      );
      await sleep(milliseconds);
      api.kill('SIGKILL');
      await answer;
    });
    await page.getByRole('button', confirmButton).click();
    if (api.signalCode === null) await once(api, 'exit');
    await page.unrouteAll({ behavior: 'wait' });

    await test.step('answered before it died, or sent again to the others', async () => {
      const booked = page.getByRole('heading', { name: 'Request sent' });
      const unanswered = page.getByRole('alert').filter({ hasText: 'It won’t be booked twice' });
      await expect(booked.or(unanswered)).toBeVisible({ timeout: 60_000 });
      if (await unanswered.isVisible()) await page.getByRole('button', confirmButton).click();
      await expect(booked).toBeVisible({ timeout: 30_000 });
    });
    expect(await findVisits(stack, patient.id)).toHaveLength(1);
  });
}
