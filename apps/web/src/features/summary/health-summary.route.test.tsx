import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectCount, expectText } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { isSilent } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';

test('an empty record says so', async () => {
  await openPage('/health-summary', recordOf().answer);
  await expectCount(page.getByText('The record has no information about this.'), 3);
});

test('in Nepali too; one that cannot be loaded can be asked for again', async () => {
  let isDown = true;
  const records = recordOf().with(({ method }) => isDown && method === 'post' && isSilent());
  await openPage('/health-summary', records, { locale: 'np' });
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'फेरि प्रयास गर्नुहोस्' }).click();
  await expectText(page.getByRole('region', { name: 'एलर्जी' }), 'अभिलेखमा यसबारे जानकारी छैन।');
});
