const keptMs = 60_000;

/** Saves the file under that name, as any download. */
export function saveFile(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: lend(file), download: name });
  link.click();
}

/** Must run inside the click itself, or the browser blocks it; undefined where it does. */
export function openTab(): Window | undefined {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  return tab;
}

export function showFile(tab: Window, file: Blob): void {
  tab.location.replace(lend(file));
}

function lend(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  return address;
}
