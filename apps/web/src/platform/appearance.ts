import { readChoice, rememberChoice } from '@portal/ui/device/remembered-choice.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type TextSize = 'small' | 'standard' | 'large' | 'largest';

export const themeChoices: ThemeChoice[] = ['light', 'dark', 'system'];
export const textSizes: TextSize[] = ['small', 'standard', 'large', 'largest'];

export function readThemeChoice(): ThemeChoice {
  return themeChoices.find((choice) => choice === readChoice('themeChoice')) ?? 'system';
}

export function readTextSize(): TextSize {
  return textSizes.find((size) => size === readChoice('textSize')) ?? 'standard';
}

export function chooseTheme(choice: ThemeChoice): void {
  rememberChoice('themeChoice', 'theme', choice);
}

export function chooseTextSize(size: TextSize): void {
  rememberChoice('textSize', 'text-size', size);
}
