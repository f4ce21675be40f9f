import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { doseLimits } from './dose-limits.ts';
import type { LoggedDose } from './dose-states.ts';
import { isDouble } from './double-doses.ts';
import { listIntakes, type Intake } from './intakes.ts';
import { minimumIntervalOf, statedIntervalOf } from './minimum-interval.ts';
import { medicineKeyOf } from './same-medicine.ts';

/**
 * Where a dose stands at this moment. `due` and `late` are offered to be marked. `ask`: another order names the same medicine
 * at nearly the same time, or one was taken shortly before, so that the clinic has to be asked first. `unmarked`: its time
 * is over and nothing was said of it.
 */
export type DosePhase = 'marked' | 'later' | 'due' | 'late' | 'ask' | 'unmarked';

export type JudgedDose = LoggedDose & {
  phase: DosePhase;
  /** From when it can be marked. */
  opensAt: number;
  /** Another order plans the same medicine at nearly the same time. */
  isDoubled?: true;
  /** An intake of the same medicine that is too near to this dose. */
  tooNear?: number;
};

type Neighbours = { before: LoggedDose | undefined; after: LoggedDose | undefined };
type Evidence = { orders: MedicationRequest[]; records: MedicationAdministration[] };

/**
 * Of one medicine at most one dose is offered at any moment: each is offered from at most half of the time since the one
 * before it until at most half of the time to the next. `planned` reaches far enough to hold the neighbours of `wanted`.
 */
export function judgeDoses(
  planned: LoggedDose[],
  evidence: Evidence,
  now: number,
  isWanted: (dose: LoggedDose) => boolean = () => true,
): JudgedDose[] {
  const medicines = Map.groupBy(
    planned.toSorted((one, other) => one.at - other.at),
    ({ order }) => medicineKeyOf(order, order.id),
  );
  const intakesOf = rememberIntakes(evidence);
  return [...medicines.values()].flatMap((own) =>
    own.filter(isWanted).map((dose) => {
      const doubles = own.filter((other) => other.state === 'pending' && isDouble(dose, other));
      const near = findNeighbours(dose, own, doubles);
      const opensAt = opensAtOf(dose, near);
      if (dose.state !== 'pending') return { ...dose, phase: 'marked' as const, opensAt };
      const tooNear = findTooNear(dose, near.before, intakesOf(dose.order), now);
      const isDoubled = doubles.length > 0;
      return {
        ...dose,
        phase: phaseOf(dose, near, now, isDoubled || tooNear !== undefined),
        opensAt,
        ...(isDoubled && { isDoubled }),
        ...(tooNear !== undefined && { tooNear }),
      };
    }),
  );
}

/** What is marked for another order is an intake and no neighbour; what is doubled is asked about. */
function findNeighbours(dose: LoggedDose, own: LoggedDose[], doubles: LoggedDose[]): Neighbours {
  const counts = (other: LoggedDose) =>
    Math.abs(other.at - dose.at) < doseLimits.neighbourMs &&
    (other.order.id === dose.order.id || (other.state === 'pending' && !doubles.includes(other)));
  return {
    before: own.findLast((other) => other.at < dose.at && counts(other)),
    after: own.find((other) => other.at > dose.at && counts(other)),
  };
}

function rememberIntakes(evidence: Evidence) {
  const known = new Map<MedicationRequest, Intake[]>();
  return (order: MedicationRequest) => {
    const intakes = known.get(order) ?? listIntakes(order, evidence);
    known.set(order, intakes);
    return intakes;
  };
}

export const isOffered = ({ phase }: JudgedDose) => phase === 'due' || phase === 'late';

/** All that is planned for the next moment: never what has passed, never what is to be asked about. */
export function findNextDoses<Dose extends JudgedDose>(doses: Dose[], now: number): Dose[] {
  const planned = doses.filter(
    ({ at, phase, isDoubled }) => at > now && (phase === 'later' || phase === 'due') && !isDoubled,
  );
  const nextAt = Math.min(...planned.map(({ at }) => at));
  return planned.filter(({ at }) => at === nextAt);
}

function phaseOf(dose: LoggedDose, near: Neighbours, now: number, isDoubtful: boolean): DosePhase {
  const closesAt = closesAtOf(dose, near);
  if (now < opensAtOf(dose, near)) return 'later';
  if (now >= closesAt) return 'unmarked';
  if (isDoubtful) return 'ask';
  return now < dose.at + doseLimits.lateAfterMs ? 'due' : 'late';
}

function opensAtOf({ at }: LoggedDose, { before }: Neighbours): number {
  return at - Math.min(doseLimits.opensBeforeMs, before ? (at - before.at) / 2 : Infinity);
}

/** When the next dose is less than half of the interval away, or nearer than the order's own maximum allows. */
function closesAtOf({ at, dosage }: LoggedDose, { before, after }: Neighbours): number {
  const interval = after ? after.at - at : before ? at - before.at : Infinity;
  const half = Math.min(interval / 2, doseLimits.longestOfferMs);
  const latest = after ? after.at - (statedIntervalOf(dosage) ?? 0) : Infinity;
  return Math.max(Math.min(at + half, latest), at + Math.min(half, doseLimits.lateAfterMs));
}

/** Within its own order, half of the time since the dose before it counts: those hours are the doctor's. */
function findTooNear(
  dose: LoggedDose,
  before: LoggedDose | undefined,
  intakes: Intake[],
  now: number,
): number | undefined {
  const own = minimumIntervalOf(dose.dosage) ?? 0;
  const isOwnBefore = before !== undefined && before.order.id === dose.order.id;
  const sinceBefore = isOwnBefore ? (dose.at - before.at) / 2 : Infinity;
  const from = Math.max(dose.at, now);
  return intakes
    .filter(({ isOwn, interval, at }) => {
      const least = isOwn ? Math.min(own, sinceBefore) : Math.max(own, interval);
      return Math.abs(from - at) < least;
    })
    .map(({ at }) => at)
    .toSorted((one, other) => other - one)[0];
}
