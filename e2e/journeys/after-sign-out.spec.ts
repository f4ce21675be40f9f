import type { Page } from '@playwright/test';
import { findInStorage, readStores } from '../core/browser-storage.ts';
import { composer, idOf, anil } from '../core/conversation.ts';
import { enterPin, enterRecord, keepOnDevice, pin } from '../core/offline-copy.ts';
import { waitForWorker } from '../core/service-worker.ts';
import { signIn } from '../core/sign-in.ts';
import { askToSignOut } from '../core/sign-out.ts';
import { expect, test } from '../core/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Each store once; the last one as bytes. */
const plants: Record<string, (word: string) => unknown> = {
  localStorage: (word) => localStorage.setItem('planted', word),
  sessionStorage: (word) => sessionStorage.setItem('planted', JSON.stringify({ word })),
  'Cache storage': async (word) => (await caches.open('planted')).put('/planted', new Response(word)),
  IndexedDB: (word) =>
    new Promise<void>((resolve) => {
      const request = indexedDB.open('planted');
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('s'));
      request.addEventListener('success', () => {
        const change = request.result.transaction('s', 'readwrite');
        change.objectStore('s').put({ bytes: new TextEncoder().encode(word).buffer }, 'planted');
        change.addEventListener('complete', () => {
          request.result.close();
          resolve();
        });
      });
    }),
};

const boxes = async (page: Page) =>
  (await readStores(page)).filter((value) => /^(private-store|kept-copy)\//.test(value));

test('attack case 68: after sign-out nothing of the patient is in any store', async ({ page, patient }) => {
  test.setTimeout(180_000);
  await enterRecord(patient.id);
  const texts = [
    patient.id,
    patient.subject,
    patient.lastName,
    patient.email,
    'Metformin 500 mg as told',
    'My knee is aching',
  ];
  await signIn(page, patient);
  await keepOnDevice(page);
  await waitForWorker(page);

  await test.step('the stores are full: a copy, a draft, a noted dose, pages under the worker', async () => {
    for (const path of ['/medications', '/test-results', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(`/messages?id=${idOf(anil)}`);
    await composer(page).fill('My knee is aching');
    await page.context().setOffline(true);
    await page.goto('/offline');
    await enterPin(page, pin);
    await page.getByRole('button', { name: 'Taken', exact: true }).click();
    await expect(page.getByText('Taken, not sent yet')).toBeVisible();
    expect((await boxes(page)).length).toBeGreaterThan(2);
    expect(await findInStorage(page, texts)).toEqual([]);
  });

  await page.context().setOffline(false);
  await page.goto('/dashboard');
  await askToSignOut(page, patient, false);
  await page.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => boxes(page)).toEqual([]);
  expect(await findInStorage(page, texts)).toEqual([]);

  for (const [index, [store, plant]] of Object.entries(plants).entries()) {
    await test.step(`planted in ${store}, it is found`, async () => {
      await page.evaluate(plant, patient.lastName);
      expect(await findInStorage(page, texts)).toHaveLength(index + 1);
    });
  }
});
