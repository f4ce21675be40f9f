import { readChoice, rememberChoice } from './remembered-choice.ts';

export type DataChoice = 'on' | 'off' | 'device';

/** Saved offline beside the theme; until something is chosen, the browser's own setting counts. */
export function readDataChoice(): DataChoice {
  const choice = readChoice('lowData');
  return choice === 'on' || choice === 'off' ? choice : 'device';
}

export function chooseData(choice: DataChoice): void {
  rememberChoice('lowData', 'low-data', choice);
}

/** Whether what a page can do without, or show later, is left where it is until somebody asks. */
export function isLowData(): boolean {
  const choice = readDataChoice();
  return choice === 'device' ? savesData() : choice === 'on';
}

/** A list asks for a third of its usual page; the rest is behind the same button as ever. */
export function pageSizeOf(usual: number): number {
  return isLowData() ? Math.ceil(usual / 3) : usual;
}

/** Chromium alone tells; elsewhere the choice has to be made here. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
