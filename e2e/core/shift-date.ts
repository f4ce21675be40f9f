import type { BrowserContext } from '@playwright/test';
import { clinicDay } from '@portal/test-stack/seed/clinic-time';

/** The browser's day is today, its clock begins at ten to two at the clinic: one dose is due, one visit is near. */
export function atTenToTwo(context: BrowserContext) {
  return context.addInitScript(shiftDate, Date.parse(`${clinicDay(new Date())}T13:50:00+05:45`));
}

/** The day's time alone: Playwright's clock also hides from the app what the browser has loaded. */
function shiftDate(from: number) {
  const shift = from - Date.now();
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, given: unknown[], target) =>
      Reflect.construct(RealDate, given.length > 0 ? given : [RealDate.now() + shift], target) as Date,
    get: (RealDate, name, receiver) =>
      name === 'now' ? () => RealDate.now() + shift : (Reflect.get(RealDate, name, receiver) as unknown),
  });
}
