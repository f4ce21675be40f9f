import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGallery } from '../../../test/open-gallery.tsx';
import { press } from '../../../test/press.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';

const modal = page.getByRole('dialog', { name: 'Cancel this visit?' });
const openModal = page.getByRole('button', { name: 'Open a modal' });

beforeEach(async () => {
  await openGallery();
});

afterEach(() => {
  for (const { id } of toastQueue.read()) toastQueue.close(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a modal keeps the focus, closes on Escape and gives the focus back', async () => {
  await press(openModal, '{Enter}');
  await expect.element(modal).toMatchAriaInlineSnapshot(`
    - dialog "Cancel this visit?":
      - heading "Cancel this visit?" [level=2]
      - button "Close"
      - paragraph: /Dr. Anil Shrestha/
      - button "Keep the visit"
      - button "Cancel the visit"
  `);
  for (let step = 0; step < 7; step += 1) {
    await userEvent.tab();
    await expect.poll(() => modal.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(modal).not.toBeInTheDocument();
  await expect.element(openModal).toHaveFocus();
});

test('Back of a phone closes a modal and stays on the page', async () => {
  const { CloseWatcher } = globalThis as unknown as { CloseWatcher: new () => { requestClose: () => void } };
  const watchers: InstanceType<typeof CloseWatcher>[] = [];
  class Watched extends CloseWatcher {
    constructor() {
      super();
      watchers.push(this);
    }
  }
  vi.stubGlobal('CloseWatcher', Watched);
  await openModal.click();
  await expect.element(modal).toBeVisible();
  watchers.at(-1)?.requestClose();
  await expect.element(modal).not.toBeInTheDocument();
  await expect.element(openModal).toBeVisible();
});

test('a double press opens a sheet and does not shut it again', async () => {
  await openModal.dblClick();
  await expect.element(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect.element(modal).not.toBeInTheDocument();
});

test('a question stays until it is answered', async () => {
  const opener = page.getByRole('button', { name: 'Open a question' });
  const question = page.getByRole('alertdialog', { name: 'Cancel this visit?' });
  await press(opener, '{Enter}');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.pointer({ coords: { x: 5, y: 5 }, keys: '[MouseLeft]' });
  await expect.element(question).toBeVisible();
  await press(question.getByRole('button', { name: 'Keep the visit' }), '{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a menu is walked by arrows and gives the focus back', async () => {
  const opener = page.getByRole('button', { name: 'More actions' });
  await press(opener, '{Enter}');
  await expect.element(page.getByRole('menu')).toMatchAriaInlineSnapshot(`
    - menu "More actions":
      - menuitem "Reschedule"
      - menuitem "Add to calendar"
      - menuitem "Cancel the visit"
  `);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const section = page.getByRole('region', { name: 'Modal, sheet and menu' });
  await expect.element(section.getByRole('status')).toHaveTextContent('Add to calendar');
  await expect.element(opener).toHaveFocus();
});

const toasts = page.getByRole('region', { name: 'Messages to you' });
const showInformation = page.getByRole('button', { name: 'Show a toast' });
const information = toasts.getByText('Information');

test('a toast is announced', async () => {
  await showInformation.click();
  await expect.element(toasts).toMatchAriaInlineSnapshot(`
    - region "Messages to you":
      - alert
      - status:
        - paragraph: Information
        - paragraph: Doctors are not available in Anesthetics !
        - button "Close"
  `);
});

test('a toast goes after five seconds, and waits while it is read', async () => {
  stopTheClock();
  await showInformation.click();
  await vi.advanceTimersByTimeAsync(2000);
  await information.hover();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(information.query()).toBeVisible();
  await userEvent.pointer({ coords: { x: 0, y: 0 } });
  await vi.advanceTimersByTimeAsync(900);
  expect(information.query()).toBeVisible();
  await vi.advanceTimersByTimeAsync(3000);
  expect(information.query()).toBeNull();
});

test('a toast with the focus waits too, and gives the focus back when it is closed', async () => {
  stopTheClock();
  const opener = page.getByRole('button', { name: 'Show an error' });
  const error = toasts.getByRole('alert');
  await press(opener, '{Enter}');
  toasts.getByRole('button', { name: 'Close' }).element().focus();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(error.element()).toMatchTextContent('Permission Denied');
  await userEvent.keyboard('{Enter}');
  expect(error.element()).toBeEmptyDOMElement();
  expect(opener.element()).toHaveFocus();
});

/** Whatever polls moves a clock that stands still: these tests look once, and leave room for a hover's own polling. */
function stopTheClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}
