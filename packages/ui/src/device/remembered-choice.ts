/** public/theme.js has read what this device remembers before anything was painted, and follows other tabs. */
export const readChoice = (name: string) => document.documentElement.dataset[name];

/** Shown at once, and kept on this device under its own key. */
export function rememberChoice(name: string, key: string, value: string): void {
  document.documentElement.dataset[name] = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Where a browser refuses storage, the choice holds until the next reload.
  }
  window.dispatchEvent(new Event('portal-appearance'));
}

/** Tells when any tab of this device has chosen anew. */
export function onAppearance(listener: () => void): () => void {
  window.addEventListener('portal-appearance', listener);
  return () => window.removeEventListener('portal-appearance', listener);
}
