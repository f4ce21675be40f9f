export type ThemeChoice = 'light' | 'dark' | 'system';
export type TextSize = 'small' | 'standard' | 'large' | 'largest';

export const themeChoices: ThemeChoice[] = ['light', 'dark', 'system'];
export const textSizes: TextSize[] = ['small', 'standard', 'large', 'largest'];

const root = () => document.documentElement.dataset;

/** public/theme.js has read what this device remembers before anything was painted, and draws what is chosen here. */
export function readThemeChoice(): ThemeChoice {
  return themeChoices.find((choice) => choice === root()['themeChoice']) ?? 'system';
}

export function readTextSize(): TextSize {
  return textSizes.find((size) => size === root()['textSize']) ?? 'standard';
}

export function chooseTheme(choice: ThemeChoice): void {
  root()['themeChoice'] = choice;
  remember('theme', choice);
}

export function chooseTextSize(size: TextSize): void {
  root()['textSize'] = size;
  remember('text-size', size);
}

/** Tells when any tab of this device has chosen anew. */
export function onAppearance(listener: () => void): () => void {
  window.addEventListener('portal-appearance', listener);
  return () => window.removeEventListener('portal-appearance', listener);
}

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Where a browser refuses storage, the choice holds until the next reload.
  }
  window.dispatchEvent(new Event('portal-appearance'));
}
