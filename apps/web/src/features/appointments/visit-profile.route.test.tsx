import { test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingNow, kamala, mainHospital } from '../../../test/doctor-directory.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectText } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { isSilent } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';
import { anil, self, visit } from '../../../test/records.ts';

const withKamala = visit('visit.17', new Date('2026-11-19T10:20:00+05:45'), {
  participant: [
    { actor: self, status: 'accepted' },
    { actor: { reference: 'Practitioner/kamala', display: 'Dr. Kamala Bhattarai' }, status: 'accepted' },
  ],
});
const circumstances = { now: bookingNow, zone: 'Asia/Kathmandu' };

test('the doctor’s profile opens from the visit', async () => {
  const record = recordOf(mainHospital, ...kamala, withKamala);
  await openPage('/appointments/visit.17', record.answer, circumstances);
  await page.getByRole('button', { name: 'View profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Dr. Kamala Bhattarai' });
  for (const text of ['Cardiology', 'Nepali, English', 'Rs 1,200', 'First free: Today, 9:00 AM'])
    await expectText(sheet, text);
  await expectAccessible();
});

test('a profile that cannot be loaded, and a doctor who is not in the directory', async () => {
  let isDown = true;
  const record = recordOf(mainHospital, ...kamala, withKamala);
  const answer = record.with(({ path }) => path === 'PractitionerRole' && isDown && isSilent());
  await openPage('/appointments/visit.17', answer, circumstances);
  await page.getByRole('button', { name: 'View profile' }).click();
  const sheet = page.getByRole('dialog');
  await expectText(sheet, 'We couldn’t load the doctor’s profile.');
  isDown = false;
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expectText(sheet, 'Nepali, English');

  const gone = recordOf(anil, visit('visit.18', new Date('2026-11-19T10:20:00+05:45')));
  await openPage('/appointments/visit.18', gone.answer, circumstances);
  await page.getByRole('button', { name: 'View profile' }).click();
  await expectText(page.getByRole('dialog'), 'There’s no profile of this doctor.');
});
