import { expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { openPage } from '../../../test/open-page.tsx';
import { createRecord } from '../../../test/own-record.ts';

/** As without a connection, where the device does not have the file of the lists. */
vi.mock('./use-local-levels.ts', () => ({ useLocalLevels: () => () => [] }));

test('without the lists of local levels an address is shown, typed and saved', async () => {
  const address = { use: 'home' as const, line: ['Ward 3'], city: 'Patan', district: 'Lalitpur' };
  const record = createRecord({ address: [address] });
  await openPage('/edit-profile', record.answer);
  const localBody = screen.getByRole('combobox', { name: 'Local body' });
  await expect.element(localBody).toHaveValue('Patan');
  await expect
    .element(screen.getByText('The name of your city, municipality or rural municipality.'))
    .toBeVisible();
  await localBody.fill('Lalitpur Metropolitan City');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => record.read().address?.[0]?.city).toBe('Lalitpur Metropolitan City');
});
