import * as fc from 'fast-check';
import { faultKinds, type FaultKind } from './faulty-indexed-db.ts';

export type Action =
  | { does: 'note'; dose: string; word: string }
  | { does: 'undo'; dose: string }
  | { does: 'send' }
  | { does: 'post'; id: string; hasFile: boolean }
  | { does: 'deliver' }
  | { does: 'draft'; partner: string; text: string };

/** What one tab does in a round, and the fault that meets it after so many calls. */
export type Turn = { tab: 0 | 1; action: Action; fault?: { kind: FaultKind; after: number } };
/** What happens at the same moment. */
export type Round = { turns: Turn[]; corrupt?: CorruptTarget };
export type Schedule = Round[];
export const corruptTargets = ['waiting-doses', 'outbox', 'message-drafts', 'owner', 'key'] as const;
export type CorruptTarget = (typeof corruptTargets)[number];

/** `kept` and `failed` were told to the patient; of `unknown` the tab died. */
export type Outcome = {
  said: 'kept' | 'failed' | 'unknown';
  doses?: readonly (readonly [dose: string, word: string])[];
  message?: string;
  lostFile?: string;
};
export type Found = {
  doses: Record<string, string> | 'told';
  messages: string[] | 'told';
  lostFiles: string[];
  drafts: Record<string, string> | 'told';
};

const dose = fc.constantFrom('a', 'b', 'c');
const word = fc.constantFrom('taken', 'forgot', 'unwell');
const action = (tab: number): fc.Arbitrary<Action> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ does: fc.constant('note' as const), dose, word }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('undo' as const), dose }) },
    { weight: 1, arbitrary: fc.constant({ does: 'send' as const }) },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constant('post' as const), id: fc.uuid(), hasFile: fc.boolean() }),
    },
    { weight: 2, arbitrary: fc.constant({ does: 'deliver' as const }) },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant('draft' as const),
        partner: fc.constantFrom(`${tab}-x`, `${tab}-y`),
        text: fc.string({ minLength: 1, maxLength: 6 }),
      }),
    },
  );
const fault = fc.record({ kind: fc.constantFrom(...faultKinds), after: fc.nat({ max: 8 }) });
const turn = (tab: 0 | 1): fc.Arbitrary<Turn> =>
  fc
    .record({ action: action(tab), fault: fc.option(fault, { freq: 2 }) })
    .map(({ action: does, fault: meets }) => ({ tab, action: does, ...(meets && { fault: meets }) }));
const turns = fc.oneof(
  fc.tuple(turn(0), turn(1)).map((both) => [...both]),
  turn(0).map((one) => [one]),
  turn(1).map((one) => [one]),
);
const corrupt = fc.oneof(
  { weight: 40, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom(...corruptTargets) },
);
const round: fc.Arbitrary<Round> = fc
  .record({ turns, corrupt })
  .map(({ turns: all, corrupt: target }) => ({ turns: all, ...(target && { corrupt: target }) }));

/** Both tabs are new, and so is the store. */
export const schedules: fc.Arbitrary<Schedule> = fc.array(round, {
  minLength: 3,
  maxLength: 12,
  size: 'max',
});
