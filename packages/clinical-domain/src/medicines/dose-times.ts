import type { TimingRepeat } from 'fhir/r4';

/** Minutes of the day on the clinic's clock. */
type Clock = number;
type ClockTime = { clock: Clock; when?: string };

const at = (hour: number, minutes = 0): Clock => hour * 60 + minutes;
const meals = [at(8), at(13), at(19)];

/**
 * What the events of http://hl7.org/fhir/event-timing are taken to mean where the order names no hour. `offset` is counted
 * from these, backwards for what comes before a meal or before sleep.
 */
const events: Record<string, { clocks: Clock[]; isBefore?: true }> = {
  MORN: { clocks: [at(8)] },
  'MORN.early': { clocks: [at(6)] },
  'MORN.late': { clocks: [at(10)] },
  NOON: { clocks: [at(12)] },
  AFT: { clocks: [at(14)] },
  'AFT.early': { clocks: [at(13)] },
  'AFT.late': { clocks: [at(16)] },
  EVE: { clocks: [at(18)] },
  'EVE.early': { clocks: [at(17)] },
  'EVE.late': { clocks: [at(20)] },
  NIGHT: { clocks: [at(21)] },
  PHS: { clocks: [at(6)] },
  WAKE: { clocks: [at(6)] },
  HS: { clocks: [at(21)], isBefore: true },
  C: { clocks: meals },
  CM: { clocks: [at(8)] },
  CD: { clocks: [at(13)] },
  CV: { clocks: [at(19)] },
  AC: { clocks: meals.map((clock) => clock - 30), isBefore: true },
  ACM: { clocks: [at(7, 30)], isBefore: true },
  ACD: { clocks: [at(12, 30)], isBefore: true },
  ACV: { clocks: [at(18, 30)], isBefore: true },
  PC: { clocks: meals.map((clock) => clock + 30) },
  PCM: { clocks: [at(8, 30)] },
  PCD: { clocks: [at(13, 30)] },
  PCV: { clocks: [at(19, 30)] },
};

/** When on its day each dose is due: at the hours that are named, else around the events, else spread over the waking day. */
export function timesOfDay({ timeOfDay, when, offset = 0 }: TimingRepeat, count: number): ClockTime[] {
  if (count < 1) return [];
  const named = (timeOfDay ?? []).flatMap(parseClock).map((clock) => ({ clock }));
  if (named.length > 0) return inOrder(named);
  const around = (when ?? []).flatMap((code) => {
    const event = events[code];
    if (!event) return [];
    const clocks = event.clocks.length > 1 ? pickEvenly(event.clocks, count) : event.clocks;
    return clocks.map((clock) => ({ clock: clamp(clock + (event.isBefore ? -offset : offset)), when: code }));
  });
  return around.length > 0 ? inOrder(around) : spread(count);
}

function spread(count: number): ClockTime[] {
  if (count === 1) return [{ clock: at(8) }];
  const [first, last] = count <= 4 ? [at(8), at(20)] : [at(6), at(22)];
  const step = (last - first) / (count - 1);
  return inOrder(Array.from({ length: count }, (_, index) => ({ clock: Math.round(first + index * step) })));
}

/** One meal is the first, two are the first and the last. */
function pickEvenly(clocks: Clock[], count: number): Clock[] {
  if (count >= clocks.length) return clocks;
  const step = count === 1 ? 0 : (clocks.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => clocks[Math.round(index * step)] ?? at(8));
}

function parseClock(text: string): Clock[] {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
  return parts ? [Number(parts[1]) * 60 + Number(parts[2])] : [];
}

const clamp = (clock: Clock) => Math.min(at(23, 59), Math.max(0, clock));
const inOrder = (times: ClockTime[]) =>
  [...new Map(times.toReversed().map((time) => [time.clock, time])).values()].toSorted(
    (one, other) => one.clock - other.clock,
  );
