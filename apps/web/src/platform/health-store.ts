/** In milliseconds since 1970. */
type Span = { start: number; end: number };

/** What is summed up by day: steps and calories as totals, the heart rate as average. */
export type Summed = 'steps' | 'heart_rate' | 'calories';

/**
 * The phone's health store, HealthKit or Health Connect: steps, sleep, heart rate and calories are read, nothing is ever
 * written. Everything but `isAvailable` rejects with HealthTrouble when the store fails or is not there.
 */
export type Health = {
  isAvailable: () => Promise<boolean>;
  /** Whether all four may be read. HealthKit tells only that the patient was asked, never the answer. */
  isAuthorized: () => Promise<boolean>;
  requestAuthorization: () => Promise<boolean>;
  openSettings: () => Promise<void>;
  /** A value for each day from `start`, which is a midnight; days without any are left out. */
  readDays: (metric: Summed, span: Span) => Promise<(Span & { value: number })[]>;
  /** When the patient slept; several devices may tell of the same time. */
  readAsleep: (span: Span) => Promise<Span[]>;
};

export type HealthCall = keyof Health;

/** Which call failed, and by which code of the store: never what was measured. */
export class HealthTrouble extends Error {
  readonly call: HealthCall;
  readonly code: string | undefined;

  constructor(call: HealthCall, code?: string, options?: ErrorOptions) {
    super(`The health store failed: ${call}`, options);
    this.call = call;
    this.code = code;
  }
}
