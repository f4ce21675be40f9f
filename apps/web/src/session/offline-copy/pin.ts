export const pinLength = 6;

/** Six digits, of either script. */
export const pinPattern = `[0-9०-९]{${pinLength}}`;

/** The first that anybody tries: one digit six times, or digits in a row. */
export function isEasyPin(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index])));
  return steps.size === 1 && [...steps].every((step) => Math.abs(step) <= 1);
}
