import type { AllergyIntolerance } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectCount, expectText, textsOf } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { healthNow as now, healthRecord } from '../../../test/health-record.ts';
import { openPage } from '../../../test/open-page.tsx';

const path = '/my-health/allergies';
const cards = page.getByRole('article');
const card = (name: string) => page.getByRole('article', { name });

test.each([390, 1440])(
  'at %i px: the severe ones first, with reaction and who recorded it',
  async (width) => {
    await openPage(path, recordOf(...healthRecord).answer, { now, width });
    await expectCount(cards, 3);
    expect(textsOf(cards.getByRole('heading'))).toEqual(['Penicillin', 'Peanuts', 'Grass pollen']);
    await expectText(
      card('Penicillin'),
      /^SeverePenicillinMedicineReactionRash over the whole bodyWorst reaction so far: moderateRecorded23 Jun 2026Dr\. Anil Shrestha/,
    );
    await expectText(card('Peanuts'), /^PeanutsFood/);
    await expectText(card('Grass pollen'), /^Grass pollenPast allergy/);
    await expectAccessible();
  },
);

test('what the doctor wrote beside it is told, and relatives are never guessed', async () => {
  const [penicillin] = healthRecord.filter(({ id }) => id === 'Penicillin') as AllergyIntolerance[];
  const noted = { ...penicillin, note: [{ text: 'Also avoid amoxicillin.' }] } as AllergyIntolerance;
  await openPage(path, recordOf(noted).answer, { now, width: 1440 });
  await expectText(card('Penicillin'), 'Also avoid amoxicillin.');
  await openPage(path, recordOf(...healthRecord).answer, { now, width: 1440 });
  await expectCount(cards, 3);
  await expectCount(page.getByText(/amoxicillin/i), 0);
});

test('severe is said once, whatever makes it severe', async () => {
  const [penicillin] = healthRecord.filter(({ id }) => id === 'Penicillin') as AllergyIntolerance[];
  const reaction = penicillin?.reaction?.map((one) => ({ ...one, severity: 'severe' as const }));
  await openPage(path, recordOf({ ...penicillin, reaction } as AllergyIntolerance).answer, { now });
  await expectText(card('Penicillin'), 'Rash over the whole body');
  await expectCount(card('Penicillin').getByText(/severe/i), 1);
});

test('one of no known kind, without a date', async () => {
  const bare: AllergyIntolerance = {
    resourceType: 'AllergyIntolerance',
    code: { text: 'Latex' },
    patient: {},
  };
  await openPage(path, recordOf(bare).answer, { now });
  await expectText(card('Latex'), /^Latex$/);
  await expectAccessible();
});

test('Report an allergy opens a message to the clinic', async () => {
  const { address } = await openPage(path, recordOf().answer, { now });
  await expect.element(page.getByText('No item to display')).toBeVisible();
  await page.getByRole('button', { name: 'Report an allergy' }).click();
  await expect.poll(address).toBe('/messages?id=organization');
  await expect
    .element(page.getByRole('textbox', { name: /message/i }))
    .toHaveValue('I want to report an allergy: ');
});

test('in Nepali', async () => {
  await openPage(path, recordOf(...healthRecord).answer, { now, locale: 'np' });
  await expectText(card('Penicillin'), /^कडा.*अहिलेसम्मको सबैभन्दा कडा प्रतिक्रिया: मध्यम/);
  await expectAccessible();
});
