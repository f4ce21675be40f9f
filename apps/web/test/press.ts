import { userEvent, type Locator } from 'vitest/browser';

/** A key, pressed where the focus is put first; such as '{Enter}' or ' '. */
export async function press(target: Locator, key: string) {
  (await target.findElement()).focus();
  await userEvent.keyboard(key);
}
