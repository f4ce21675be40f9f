import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { loadLargeRecord } from '@portal/test-stack/large-record';
import type { Binary, DocumentReference, Observation } from 'fhir/r4';
import { expectAccessible } from '../core/accessibility.ts';
import { hospitalFor } from '../core/health-record.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000 });

const parts = /\/v1\/downloads\/[^/]+\/parts\//;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('a large record is downloaded; the connection is cut midway, and what is saved in the end is whole and right', async ({
  page,
  patient,
}) => {
  const hospital = hospitalFor(patient.id);
  await loadLargeRecord(stack, patient.id, { reports: 5, observations: 150 });
  // Pictures that no packing makes smaller: several parts, as a large record has them.
  const pictures = Array.from({ length: 4 }, () => randomBytes(900_000));
  for (const [index, bytes] of pictures.entries()) {
    const binaryId = randomUUID();
    await hospital.put<Binary>({
      resourceType: 'Binary',
      id: binaryId,
      contentType: 'image/png',
      securityContext: hospital.subject,
      data: bytes.toString('base64'),
    });
    await hospital.put<DocumentReference>({
      resourceType: 'DocumentReference',
      status: 'current',
      subject: hospital.subject,
      content: [
        {
          attachment: {
            contentType: 'image/png',
            url: `Binary/${binaryId}`,
            title: `../../X-ray ${index}.exe`,
          },
        },
      ],
    });
  }
  await signIn(page, patient);

  await test.step('from the settings', async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Download my data' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Download my data' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What’s left out' })).toContainText(
      'entries made by mistake',
    );
  });

  let calls = 0;
  await test.step('the connection is cut after the second part', async () => {
    await page.route(parts, async (route) => {
      calls += 1;
      // The portal makes the third part, and its answer is lost on the way.
      if (calls <= 2) return route.continue();
      await route.fetch().catch(() => undefined);
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect(page.getByText('The connection was lost. You haven’t lost anything.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('progressbar', { name: 'Downloading' })).toBeVisible();
    // 160, and the notifications that the portal makes of new reports meanwhile.
    await expect(page.getByText(/\d+ of 16\d entries/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it goes on where it stopped', async () => {
    await page.unroute(parts);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v1/downloads')) asked.push(request.method());
    });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Continue' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^health-record-\d{4}-\d\d-\d\d\.zip$/);
    await expect(page.getByText('Your record is saved as health-record-')).toBeVisible();
    expect(asked).not.toContain('POST');

    const path = await download.path();
    execFileSync('unzip', ['-tq', path]);
    const names = execFileSync('unzip', ['-Z1', path], { encoding: 'utf8' }).trim().split('\n');
    expect(
      names.every((name) => /^health-record-[\d-]+\/(fhir\/|files\/|portal\/)?[^/\\]+$/.test(name)),
    ).toBe(true);
    const read = (pattern: string) => execFileSync('unzip', ['-p', path, pattern], { maxBuffer: 64e6 });
    const idsOf = (type: string) =>
      read(`*/fhir/${type}.ndjson`)
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: string }).id);
    const stored = await hospital.find<Observation>('Observation');
    expect(idsOf('Observation').toSorted()).toEqual(stored.map(({ id = '' }) => id).toSorted());
    expect(idsOf('Patient')).toEqual([patient.id]);
    const files = names.filter((name) => name.includes('/files/'));
    expect(files.map((name) => sha256(read(name))).toSorted()).toEqual(pictures.map(sha256).toSorted());
  });

  await test.step('it is in the list of who looked', async () => {
    await page.goto('/record-access?by=you&kind=taken-out');
    await expect(page.getByText('Downloaded the whole record', { exact: true })).toBeVisible();
    await expect(page.getByText('Started downloading the whole record', { exact: true })).toBeVisible();
  });
});
