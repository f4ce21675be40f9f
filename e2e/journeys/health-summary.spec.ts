import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Bundle, Composition } from 'fhir/r4';
import { expectAccessible } from '../core/accessibility.ts';
import { daily, daysAgo, hl7, hospitalFor, loinc } from '../core/health-record.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

async function fillRecord(patientId: string) {
  const { put, order, observation, subject } = hospitalFor(patientId);
  await Promise.all([
    put({
      resourceType: 'AllergyIntolerance',
      clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
      code: { text: 'Penicillin' },
      criticality: 'high',
      patient: subject,
      reaction: [{ manifestation: [{ text: 'Rash' }] }],
    }),
    put({
      resourceType: 'Condition',
      clinicalStatus: hl7('condition-clinical', 'active'),
      code: { text: 'Asthma' },
      subject,
      onsetDateTime: '2019-04-02',
    }),
    order('Metformin 500 mg', daily),
    observation('29463-7', 61),
    observation('41981-2', 1240, {
      category: [hl7('observation-category', 'activity')],
      code: { coding: [{ system: loinc, code: '41981-2' }], text: 'Calories' },
      performer: [subject],
      effectiveDateTime: daysAgo(2),
    }),
  ]);
}

test('the summary says what the record says, and travels as a document and as a card', async ({
  page,
  patient,
}) => {
  await fillRecord(patient.id);
  await signIn(page, patient);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'My health summary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My health summary' })).toBeVisible();
  const section = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('read', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toContainText(patient.lastName);
    await expect(section('Allergies')).toContainText('PenicillinRashSevere');
    await expect(section('Conditions')).toContainText('AsthmaSince 02 Apr 2019');
    await expect(section('Medicines')).toContainText('Metformin 500 mg as told');
    await expect(section('Vital signs')).toContainText('61 kg');
    await expectAccessible(page);
  });

  await test.step('wearables only where they are chosen', async () => {
    await expect(section('Wearables')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Include my wearables’ readings' }).check();
    await expect(section('Wearables')).toContainText('Calories');
    await page.getByRole('checkbox', { name: 'Include my wearables’ readings' }).uncheck();
    await expect(section('Wearables')).toHaveCount(0);
  });

  await test.step('as a document', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download for a hospital (FHIR)' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('health-summary.json');
    const bundle = JSON.parse(readFileSync(await file.path(), 'utf8')) as Bundle;
    const composition = bundle.entry?.[0]?.resource as Composition;
    expect(bundle.type).toBe('document');
    expect(composition.section?.map(({ title }) => title)).toEqual([
      'Allergies',
      'Conditions',
      'Medicines',
      'Vital signs',
    ]);
    expect(JSON.stringify(bundle)).not.toContain('Calories');
  });

  await test.step('as a card', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Card to print (PDF)' }).click();
    const text = execFileSync('pdftotext', ['-enc', 'UTF-8', await (await saved).path(), '-'], {
      encoding: 'utf8',
    });
    for (const line of ['Health card', 'Penicillin', 'Asthma', 'Metformin 500 mg'])
      expect(text).toContain(line);
  });
});
