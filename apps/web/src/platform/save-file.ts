import { isNative } from './native.ts';

const keptMs = 60_000;
const troubles = new EventTarget();

/** Saves the file under that name, as any download. In the phone app its share sheet takes it: to look at, save, print, send. */
export function saveFile(file: Blob, name: string): void {
  if (isNative()) {
    void saveOnPhone(file, name);
    return;
  }
  const link = Object.assign(document.createElement('a'), { href: lend(file), download: name });
  link.click();
}

/** Must run inside the click itself, or the browser blocks it; undefined where it does, and in the phone app, which has no tabs. */
export function openTab(): Window | undefined {
  const tab = isNative() ? null : window.open('about:blank', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  return tab;
}

export function showFile(tab: Window, file: Blob): void {
  tab.location.replace(lend(file));
}

/** Told when the phone could not take a file. Returns how to stop. */
export function onSaveFailure(listener: () => void): () => void {
  troubles.addEventListener('trouble', listener);
  return () => troubles.removeEventListener('trouble', listener);
}

/** Forgets the files that other apps were given. */
export async function removeSavedFiles(): Promise<void> {
  if (!isNative()) return;
  const { phoneFiles } = await import('./open-phone-files.ts');
  await phoneFiles.removeAll();
}

async function saveOnPhone(file: Blob, name: string): Promise<void> {
  try {
    const { phoneFiles } = await import('./open-phone-files.ts');
    await phoneFiles.save(file, name);
  } catch {
    troubles.dispatchEvent(new Event('trouble'));
  }
}

function lend(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  return address;
}
