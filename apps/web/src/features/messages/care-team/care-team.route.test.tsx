import type { FhirResource, MedicationRequest, Practitioner } from 'fhir/r4';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cardiology, clearMessages, role } from '../../../../test/conversation.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { expectCount, expectText, textsOf } from '../../../../test/expect-on-page.ts';
import { recordOf } from '../../../../test/fake-record.ts';
import { expectWholeWords } from '../../../../test/expect-whole-words.ts';
import { isSilent } from '../../../../test/fake-records-client.ts';
import { labReport } from '../../../../test/lab-reports.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { anil as bareAnil, self, visit } from '../../../../test/records.ts';

afterEach(clearMessages);

const now = '2026-11-18T09:30:00+05:45';
const language = (code: string) => ({ coding: [{ system: 'urn:ietf:bcp:47', code }] });
const anil: Practitioner = { ...bareAnil, communication: [language('ne'), language('en')] };
const prabha: Practitioner = {
  resourceType: 'Practitioner',
  id: 'prabha',
  name: [{ prefix: ['Dr.'], given: ['Prabha'], family: 'Gurung' }],
};
const asha: Practitioner = {
  resourceType: 'Practitioner',
  id: 'asha',
  name: [{ given: ['Asha'], family: 'Tamang' }],
};
const seen = (id: string, { id: doctor = '' }: Practitioner, start: string, status: 'fulfilled' | 'booked') =>
  visit(id, new Date(start), {
    status,
    participant: [
      { actor: self, status: 'accepted' },
      { actor: { reference: `Practitioner/${doctor}` }, status: 'accepted' },
    ],
  });
const order = (id: string, doctor: Practitioner): MedicationRequest => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: self,
  requester: { reference: `Practitioner/${doctor.id}` },
  medicationCodeableConcept: { text: id },
});
const team: FhirResource[] = [
  anil,
  prabha,
  asha,
  cardiology,
  role(prabha, '394582007', 'Dermatology'),
  {
    resourceType: 'PractitionerRole',
    id: 'role-of-asha',
    practitioner: { reference: 'Practitioner/asha' },
    code: [{ coding: [{ code: 'nurse' }] }],
  },
  seen('one', anil, '2026-11-10T05:00:00Z', 'fulfilled'),
  seen('two', prabha, '2026-11-27T05:00:00Z', 'booked'),
  seen('three', asha, '2026-10-02T05:00:00Z', 'fulfilled'),
  order('Metformin', anil),
  order('Atorvastatin', anil),
  order('Cream', prabha),
  ...labReport('Vitamin D', { resultsInterpreter: [{ reference: 'Practitioner/prabha' }] }),
];
const record = (more: FhirResource[] = team) => recordOf(...more);

const people = (name: string) => page.getByRole('region', { name }).getByRole('article');
const topic = (name: string) => page.getByRole('radio', { name });
const goesTo = page.getByRole('region', { name: 'Write a message' }).getByRole('status');
const write = page.getByRole('button', { name: 'Write a message' });

test.for([390, 1440])('doctors, then nurses, each with what is known of them, %i wide', async (width) => {
  await openPage('/care-team', record().answer, { now, width });
  await expect.element(page.getByRole('heading', { level: 1, name: 'My care team' })).toBeVisible();
  await expect.poll(() => textsOf(people('Doctors').getByRole('heading'))).toHaveLength(2);
  const ofAnil = people('Doctors').filter({ hasText: 'Anil' });
  await expectText(ofAnil, /Dr\. Anil Shrestha ?Cardiology ?Last visit 10 Nov 2026 ?Nepali, English/);
  await expectText(people('Doctors').filter({ hasText: 'Prabha' }), 'Next visit 27 Nov 2026');
  await expect
    .element(ofAnil.getByRole('link', { name: 'Message' }))
    .toHaveAttribute('href', '/messages?id=anil');
  await expect
    .element(ofAnil.getByRole('link', { name: 'Book' }))
    .toHaveAttribute('href', '/appointments/select-doctor?specialty=394579002');
  await expectText(people('Nurses'), /Asha Tamang ?Nurse ?Last visit 02 Oct 2026/);
  await expect
    .element(people('Nurses').getByRole('link', { name: 'Call +977-1-5550100' }))
    .toHaveAttribute('href', 'tel:+97715550100');
  await expectCount(people('Nurses').getByRole('link', { name: 'Book' }), 0);
  await expectText(page.getByRole('main'), 'Not for emergencies: call 102.');
});

test.each([
  ['Medicine', 'Goes to Dr. Anil Shrestha', 'Prescribes 2 of your medicines.'],
  ['Results', 'Goes to Dr. Prabha Gurung', 'Looked at your latest report.'],
  ['Billing', 'Goes to Himal Clinic', 'Reception answers, or passes it on.'],
])('%s: who gets the message is said before it is written', async (name, who, why) => {
  await openPage('/care-team', record().answer, { now });
  await expectText(goesTo, 'Choose what it’s about');
  await expect.element(write).toBeDisabled();
  await topic(name).click();
  await expectText(goesTo, who);
  await expectText(goesTo, why);
  await expectText(goesTo, 'The clinic usually answers within 1 day.');
  await expect.element(write).toBeEnabled();
});

test('Write a message opens the chat with its subject, and sends nothing', async () => {
  const stored = record();
  const { address } = await openPage('/care-team', stored.answer, { now });
  await expect.element(topic('Appointment')).toBeVisible();
  (topic('Appointment').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(topic('Medicine')).toBeChecked();
  await write.click();
  await expect.poll(address).toBe('/messages?id=anil');
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveValue('About my medicines: ');
  expect(stored.all('Communication')).toEqual([]);
});

test('medicines and reports that cannot be loaded: to whom the patient saw last', async () => {
  const records = record().with(
    ({ path }) => ['MedicationRequest', 'DiagnosticReport'].includes(path) && isSilent(),
  );
  await openPage('/care-team', records, { now });
  await topic('Results').click();
  await expectText(goesTo, 'You saw this doctor last.');
});

test('nobody yet: reception can be written to, and a visit booked', async () => {
  await openPage('/care-team', record([]).answer, { now });
  await expect.element(page.getByRole('heading', { name: 'No item to display' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Book a visit' })).toBeVisible();
  await topic('Something else').click();
  await expectText(goesTo, 'Reception answers, or passes it on.');
  await expectAccessible();
});

test('a care team that cannot be loaded, then can', async () => {
  let isDown = true;
  await openPage(
    '/care-team',
    record().with(() => isDown && isSilent()),
    { now },
  );
  await expect.element(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  await expectAccessible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectCount(people('Doctors'), 2);
});

test('Messages leads here', async () => {
  const { address } = await openPage('/messages', record().answer, { now });
  await page.getByRole('link', { name: 'My care team' }).click();
  await expect.poll(address).toBe('/care-team');
});

test.each([
  ['light', 'en'],
  ['light', 'np'],
  ['dark', 'en'],
  ['dark', 'np'],
] as const)('%s, %s: accessible, and nothing scrolls sideways', async (theme, locale) => {
  await openPage('/care-team', record().answer, { now, theme, locale });
  await expectCount(page.getByRole('article'), 3);
  await page.getByRole('radio').nth(1).click();
  for (const width of [320, 390, 768, 1440]) {
    await page.viewport(width, 800);
    await expectCount(page.getByRole('article'), 3);
    await expectAccessible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth);
  }
});

test('no word is broken at 320 px with the largest text', async () => {
  const long = role(anil, '394594003', 'ENT (Otolaryngology)');
  await openPage('/care-team', record([...team, long]).answer, { now, width: 320 });
  await expect.element(page.getByText('ENT (Otolaryngology)')).toBeVisible();
  await expectWholeWords();
});

test('in Nepali the languages that a doctor speaks are named in Nepali', async () => {
  await openPage('/care-team', record().answer, { now, locale: 'np' });
  await expect.element(page.getByText('नेपाली, अङ्ग्रेजी')).toBeVisible();
});
