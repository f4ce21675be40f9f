import type { Page } from '@playwright/test';
import {
  addDetails,
  chooseAnyTime,
  chooseDoctor,
  chooseSpecialty,
  confirm,
  goOn,
  kamala,
} from '../core/booking.ts';
import { signIn } from '../core/sign-in.ts';
import { test } from '../core/test.ts';
import { tell } from './figures.ts';

const slowdown = 4;

test('the slowest interaction of a booking with a processor four times slower', async ({ page, patient }) => {
  await watchInteractions(page);
  await signIn(page, patient);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await chooseSpecialty(page, kamala.specialty);
  await chooseDoctor(page, kamala);
  await chooseAnyTime(page);
  await goOn(page);
  await addDetails(page);
  await confirm(page);
  const seen = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('interactions') ?? '[]') as Seen[],
  );
  const [slowest] = seen.toSorted((one, other) => other.duration - one.duration);
  for (const { name, target, duration } of seen) tell(`  ${duration} ms ${name} ${target}`);
  tell(
    `| booking at 4× CPU, slowest of ${seen.length} interactions | ${slowest?.duration} ms | ${slowest?.name} ${slowest?.target} |`,
  );
});

type Seen = { name: string; target: string; duration: number };

/** From the press until the next frame is drawn, as Interaction to Next Paint counts it; kept over full page loads. */
function watchInteractions(page: Page) {
  return page.addInitScript(() => {
    const tell = ({ name, target, duration }: PerformanceEventTiming) => {
      const seen = JSON.parse(sessionStorage.getItem('interactions') ?? '[]') as Seen[];
      const text = target instanceof HTMLElement ? target.innerText.slice(0, 40).replaceAll('\n', ' ') : '';
      sessionStorage.setItem('interactions', JSON.stringify([...seen, { name, target: text, duration }]));
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) tell(entry);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}
