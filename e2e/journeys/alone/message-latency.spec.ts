import { anil, bubble, composer, conversationOf, idOf } from '../../core/conversation.ts';
import { signIn } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

/** `MESSAGES=100` for the figure that docs/performance.md tells. */
const count = Number(process.env['MESSAGES'] ?? 20);

test.describe.configure({ timeout: 60_000 + count * 4000 });

test('what the doctor writes appears in the open chat, each once', async ({ page, patient }) => {
  const hospital = conversationOf(patient.id);
  const thread = await hospital.thread();
  await signIn(page, patient);
  await page.goto(`/messages?id=${idOf(anil)}`);
  await expect(composer(page)).toBeVisible();
  await hospital.write(thread, 'Are you there?');
  await expect(bubble(page, 'Are you there?')).toBeVisible({ timeout: 20_000 });
  const delays: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const text = `Message number ${number}.`;
    const shownAt = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector('[role=log]')?.textContent?.includes(wanted)) return;
            observer.disconnect();
            resolve(Date.now());
          });
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        }),
      text,
    );
    const writtenAt = Date.now();
    await hospital.write(thread, text);
    delays.push((await shownAt) - writtenAt);
  }
  for (let number = 0; number < count; number += 1)
    expect(await bubble(page, `Message number ${number}.`).count()).toBe(1);
  delays.sort((one, other) => one - other);
  const at = (share: number) => delays[Math.min(count - 1, Math.floor(count * share))] ?? 0;
  process.stdout.write(
    `written to shown, of ${count}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms\n`,
  );
  expect(at(0.5)).toBeLessThan(3000);
});
