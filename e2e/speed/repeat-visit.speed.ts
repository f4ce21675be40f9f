import { chromium, devices } from '@playwright/test';
import { putAppointment } from '@portal/test-stack/fresh-patient';
import { waitForWorker } from '../core/service-worker.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, origin, stack, test } from '../core/test.ts';
import { median, tell } from './figures.ts';
import { openSlowLink } from './slow-link.ts';

const visits = Number(process.env['RUNS'] ?? 5);
const doctor = 'Dr. Anil Shrestha';
const link = { bitsPerSecond: 400_000, roundTripMs: 400 };

test('a repeat visit at 400 kb/s and 400 ms', async ({ patient, launchOptions }) => {
  await putAppointment(stack, patient.id, new Date(Date.now() + 3 * 24 * 3600_000));
  const slow = await openSlowLink(stack.ports.web, link);
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=MAP localhost:${stack.ports.web} 127.0.0.1:${slow.port}`,
    ],
  });
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin });
    const page = await context.newPage();
    await signIn(page, patient);
    await waitForWorker(page);
    await page.reload();
    await expect(page.getByText(doctor).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.close();

    const times: { frame: number; content: number }[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      slow.cut();
      const tab = await context.newPage();
      await tab.addInitScript(markContent, doctor);
      await tab.goto('/dashboard', { waitUntil: 'commit' });
      await expect(tab.getByText(doctor).first()).toBeVisible();
      times.push(await tab.evaluate(readTimes));
      await tab.close();
    }
    const of = (key: 'frame' | 'content') => (median(times.map((each) => each[key])) / 1000).toFixed(2);
    tell(
      `| dashboard, repeat visit at 400 kb/s, 400 ms | frame ${of('frame')} s | content ${of('content')} s |`,
    );
  } finally {
    await browser.close();
    slow.close();
  }
});

function markContent(text: string) {
  const look = () => {
    if (document.body?.innerText.includes(text)) performance.mark('content');
    else requestAnimationFrame(look);
  };
  look();
}

/** When something was first drawn, and when what the clinic says was. */
function readTimes(): { frame: number; content: number } {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  return { frame: at('first-contentful-paint'), content: at('content') };
}
