import type { Locator, TestInfo } from '@playwright/test';

/** What a task costs: a press and a field that is filled in are a tap each. */
export function countTaps({ annotations, titlePath }: TestInfo) {
  const from = performance.now();
  let taps = 0;
  return {
    async press(target: Locator) {
      taps += 1;
      await target.click();
    },
    async type(field: Locator, text: string) {
      taps += 1;
      await field.fill(text);
    },
    /** Of a list: it is opened, and one of it is pressed. */
    async choose(choose: () => Promise<unknown>) {
      taps += 2;
      await choose();
    },
    /** In the report and on the console. */
    tell(task: string) {
      const description = `${task}: ${taps} taps, ${Math.round((performance.now() - from) / 1000)} s`;
      annotations.push({ type: 'taps', description });
      process.stdout.write(`${titlePath.at(-1)}: ${description}\n`);
    },
  };
}
