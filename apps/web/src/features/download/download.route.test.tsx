import { downloadHeaders } from '@portal/api-contract/download';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { isLost, pathOf } from '../../../test/fake-portal-api.ts';
import { openPage } from '../../../test/open-page.tsx';

const begin = page.getByRole('button', { name: 'Download my data' });

test('a download that cannot begin says so', async () => {
  const api = (request: Request) => (pathOf(request) === '/v1/downloads' ? isLost() : undefined);
  await openPage('/download-my-data', recordOf().answer, { api });
  await begin.click();
  await expectText(page.getByRole('main'), 'The download couldn’t start.');
});

test('one that is stopped can be begun again, and is saved once', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  const held = Promise.withResolvers<void>();
  let isHeld = true;
  const api = async (request: Request) => {
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    if (request.method === 'POST')
      return Response.json({ id: crypto.randomUUID(), next: crypto.randomUUID(), resources: 3 });
    if (isHeld) await held.promise;
    return new Response('zip', { headers: { [downloadHeaders.resources]: '3' } });
  };
  await openPage('/download-my-data', recordOf().answer, {
    api: (request) => (pathOf(request).startsWith('/v1/downloads') ? api(request) : undefined),
  });
  await begin.click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.element(begin).toBeVisible();
  isHeld = false;
  held.resolve();
  await begin.click();
  await expectText(page.getByRole('main'), /Your record is saved as health-record-\d{4}-\d\d-\d\d\.zip/);
  expect(saved).toEqual([expect.stringMatching(/^health-record-[\d-]+\.zip$/)]);
});
