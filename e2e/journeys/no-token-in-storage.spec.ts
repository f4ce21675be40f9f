import { findTokensInStorage } from '../core/browser-storage.ts';
import { signInByHand } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwbGFudGVkIn0.c2lnbmF0dXJl';

test('nothing token-like lies in any store of the browser, also after a reload; planted, it is found', async ({
  page,
  patient,
}) => {
  await signInByHand(page, patient);
  expect(await findTokensInStorage(page)).toEqual([]);
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
  expect(await findTokensInStorage(page)).toEqual([]);

  const plants: [string, (token: string) => unknown][] = [
    ['localStorage', (token) => localStorage.setItem('planted', token)],
    ['sessionStorage', (token) => sessionStorage.setItem('planted', JSON.stringify({ token }))],
    ['Cache API', async (token) => (await caches.open('planted')).put('/planted', new Response(token))],
    [
      'IndexedDB',
      (token) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('planted');
          request.addEventListener('upgradeneeded', () =>
            request.result.createObjectStore('s', { autoIncrement: true }),
          );
          request.addEventListener('success', () => {
            request.result.transaction('s', 'readwrite').objectStore('s').add({ token });
            request.result.close();
            resolve();
          });
        }),
    ],
  ];
  for (const [index, [store, plant]] of plants.entries()) {
    await test.step(`planted in ${store}`, async () => {
      await page.evaluate(plant, jwt);
      expect(await findTokensInStorage(page)).toHaveLength(index + 1);
    });
  }
});
