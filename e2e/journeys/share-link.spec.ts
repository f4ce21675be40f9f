import { execFileSync } from 'node:child_process';
import type { Bundle } from 'fhir/r4';
import { cardCodePlace } from '@portal/api-contract/summary';
import { endShares } from '@portal/test-stack/shares';
import { readStores } from '../core/browser-storage.ts';
import { expectAccessible } from '../core/accessibility.ts';
import { hospitalFor } from '../core/health-record.ts';
import { openAsStranger, shareSummary, tryPasscode } from '../core/share.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, origin, stack, test } from '../core/test.ts';

const hostile = 'Nuts <img src=x onerror="document.title=\'RAN\'"><script>document.title="RAN"</script>';

test('a link is opened without an account; its key stays in the browser; each view is shown; Revoke ends it', async ({
  page,
  patient,
  browser,
}) => {
  const { put, subject } = hospitalFor(patient.id);
  await put({ resourceType: 'AllergyIntolerance', code: { text: hostile }, patient: subject });
  await signIn(page, patient);
  const { address, passcode } = await shareSummary(page);
  expect(address.startsWith(`${origin}/share#shlink:/`)).toBe(true);
  await expectAccessible(page);
  const { key } = JSON.parse(Buffer.from(address.split('shlink:/')[1] ?? '', 'base64url').toString()) as {
    key: string;
  };

  await test.step('the card has the code, drawn here', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Card with this code (PDF)' }).click();
    const file = await (await saved).path();
    expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).toContain('Scan the code');
    expect(darkShare(file)).toBeGreaterThan(0.25);
  });

  const doctor = await openAsStranger(browser, address);
  await test.step('what stands behind the # leaves the address bar', async () => {
    await expect(doctor).toHaveURL(`${origin}/share`);
  });

  await test.step('a wrong passcode, then the right one', async () => {
    const sent: string[] = [];
    doctor.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await tryPasscode(doctor, passcode === '000000' ? '000001' : '000000');
    await expect(doctor.getByRole('main').getByRole('alert')).toContainText(
      'That’s not the right passcode. 4 tries left.',
    );
    await tryPasscode(doctor, passcode);
    await expect(doctor.getByRole('heading', { level: 2 })).toContainText(patient.lastName);
    await expect(doctor.getByText('Signed by Himal Valley')).toBeVisible();
    await expect(doctor.getByRole('region', { name: 'Allergies' })).toContainText(hostile);
    await expect(doctor).not.toHaveTitle('RAN');
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.filter((call) => call.includes(key))).toEqual([]);
    const kept = (await readStores(doctor)).join('\n');
    expect(kept).not.toContain(key);
    expect(kept).not.toContain('Nuts');
    await expectAccessible(doctor);
  });

  await test.step('F11: the patient sees both, without a reload', async () => {
    const link = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(link.getByRole('heading')).toHaveText('Opened 1 time', { timeout: 20_000 });
    const views = link.getByRole('listitem');
    await expect(views.nth(0)).toContainText('Dr. Rai, Patan');
    await expect(views.nth(1)).toContainText('Wrong passcode, not opened');
  });
  await doctor.context().close();

  await test.step('Revoke ends it at once', async () => {
    await page.getByRole('button', { name: 'Revoke now' }).click();
    await expect(page.getByText('Nobody can open that link any more.')).toBeVisible();
    const late = await openAsStranger(browser, address);
    await tryPasscode(late, passcode);
    await expect(late.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
    await late.context().close();
  });
});

test('89: a forged summary has no badge of the clinic, and a changed one is not shown', async ({
  page,
  patient,
  browser,
}) => {
  await signIn(page, patient);
  /** The patient's own browser shares what it likes in place of what the hospital made. */
  const shareInstead = async (forge: (document: Bundle) => object) => {
    await page.route('**/v1/summary/document', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: forge((await answer.json()) as Bundle) });
    });
    const shared = await shareSummary(page);
    await page.unroute('**/v1/summary/document');
    const doctor = await openAsStranger(browser, shared.address);
    await tryPasscode(doctor, shared.passcode);
    return doctor;
  };

  await test.step('without a signature', async () => {
    const doctor = await shareInstead(({ signature: _signature, ...document }) => document);
    await expect(doctor.getByText('Not signed by Himal Valley')).toBeVisible();
    await expect(doctor.getByRole('heading', { level: 2 })).toContainText(patient.lastName);
    await expect(doctor.getByText('From the record of')).toHaveCount(0);
    await expectAccessible(doctor);
    await doctor.context().close();
  });

  await test.step('changed after it was signed', async () => {
    const doctor = await shareInstead((document) => ({ ...document, timestamp: '2020-01-01T00:00:00Z' }));
    await expect(doctor.getByRole('heading', { name: 'Don’t rely on this summary' })).toBeVisible();
    await expect(doctor.getByRole('heading', { level: 2 })).not.toContainText(patient.lastName);
    await expectAccessible(doctor);
    await doctor.context().close();
  });
});

test('five wrong passcodes lock it, and the right one comes too late', async ({ page, patient, browser }) => {
  await signIn(page, patient);
  const { address, passcode } = await shareSummary(page);
  const guesser = await openAsStranger(browser, address);
  await expectAccessible(guesser);
  const wrong = passcode === '000000' ? '000001' : '000000';
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await tryPasscode(guesser, wrong);
    await expect(guesser.getByRole('main').getByRole('alert')).toContainText(left);
  }
  await tryPasscode(guesser, wrong);
  const dead = guesser.getByRole('heading', { name: 'This link doesn’t work any more' });
  await expect(dead).toBeVisible();
  await guesser.goto('about:blank');
  await guesser.goto(address);
  await tryPasscode(guesser, passcode);
  await expect(dead).toBeVisible();
  await page.reload();
  await expect(page.getByText('Locked', { exact: true })).toBeVisible();
  await expect(page.getByText('Wrong passcode, not opened')).toHaveCount(5);
  await guesser.context().close();
});

test('a link that has ended is dead, and one that was cut off says so', async ({
  page,
  patient,
  browser,
}) => {
  await signIn(page, patient);
  const { address, passcode } = await shareSummary(page);
  await endShares(stack, patient.id);
  const late = await openAsStranger(browser, address);
  await tryPasscode(late, passcode);
  await expect(late.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
  await late.goto('about:blank');
  await late.goto(address.slice(0, 80));
  await expect(late.getByRole('heading', { name: 'This link isn’t complete' })).toBeVisible();
  await late.context().close();
  await page.reload();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
});

/** How much of the code's place is dark. */
function darkShare(pdf: string): number {
  const perMm = 4;
  const [left, top, size] = [cardCodePlace.left, cardCodePlace.top, cardCodePlace.size].map(
    (millimetres) => `${millimetres * perMm}`,
  ) as [string, string, string];
  const cut = ['-x', left, '-y', top, '-W', size, '-H', size];
  const image = execFileSync('pdftoppm', ['-gray', '-r', `${25.4 * perMm}`, ...cut, pdf]);
  const pixels = image.subarray(-Number(size) * Number(size));
  return pixels.filter((shade) => shade < 128).length / pixels.length;
}
