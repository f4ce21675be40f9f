import { findVisits } from '@portal/test-stack/find-visits';
import { confirm, confirmWithoutAnswer, fillWizard, kamala } from '../../core/booking.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, stack, test } from '../../core/test.ts';

test.describe.configure({ timeout: 300_000 });

test('an answer that is lost after the booking was done, a reload, and a second try: one appointment', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  await fillWizard(page, kamala);
  await confirmWithoutAnswer(page);

  await page.reload();
  await expect(page.getByText('The hospital hasn’t answered yet')).toBeVisible();
  await confirm(page);
  expect(await findVisits(stack, patient.id)).toHaveLength(1);
});
