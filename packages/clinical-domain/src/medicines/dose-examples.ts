import fc from 'fast-check';
import type { Dosage, MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { addDays, clinicDay, formatInstant, minute } from '../time/clinic-day.ts';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { doseName } from './dose-id.ts';
import { expandDoses } from './expand-doses.ts';

/** Records, clocks and zones for the properties of the dose rules. */

const hour = 60 * minute;
const days = (value: number) => ({ value, unit: 'days', system: 'http://unitsofmeasure.org', code: 'd' });
const zones = [
  'Asia/Kathmandu',
  'UTC',
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
] as const;
const clock = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) => `${String(quarter >> 2).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}:00`,
  );

const maximum: fc.Arbitrary<Partial<Dosage>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 6 }).map((value) => ({
      doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
      maxDosePerPeriod: {
        numerator: { value, unit: 'tablet' },
        denominator: { value: 1, unit: 'day', system: 'http://unitsofmeasure.org', code: 'd' },
      },
    })),
  },
);
const timing: fc.Arbitrary<Dosage> = fc.oneof(
  fc.uniqueArray(clock, { minLength: 1, maxLength: 4 }).map((timeOfDay) => ({
    timing: {
      repeat: { frequency: timeOfDay.length, period: 1, periodUnit: 'd' as const, timeOfDay },
    },
  })),
  fc.subarray(['PCM', 'PCD', 'PCV', 'HS'] as const, { minLength: 1 }).map((when) => ({
    timing: { repeat: { frequency: when.length, period: 1, periodUnit: 'd' as const, when } },
  })),
  fc.constantFrom(1, 2, 4, 6, 8, 12, 36).map((period) => ({
    timing: { repeat: { frequency: 1, period, periodUnit: 'h' as const } },
  })),
  fc.tuple(fc.subarray(['sun', 'wed', 'sat'] as const, { minLength: 1 }), clock).map(([dayOfWeek, time]) => ({
    timing: {
      repeat: { frequency: 1, period: 1, periodUnit: 'wk' as const, dayOfWeek, timeOfDay: [time] },
    },
  })),
  fc.constantFrom(2, 3, 10).map((period) => ({
    timing: { repeat: { frequency: 1, period, periodUnit: 'd' as const } },
  })),
);
const scheduled = fc.tuple(timing, maximum).map(([one, most]) => [{ ...one, ...most }]);
/** Step by step: each dosage for a few days, in sequence. */
const tapering = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })), {
    minLength: 2,
    maxLength: 3,
  })
  .map((steps) =>
    steps.map(([length, frequency], index) => ({
      sequence: index + 1,
      timing: { repeat: { frequency, period: 1, periodUnit: 'd' as const, boundsDuration: days(length) } },
    })),
  );
const asNeeded = maximum.map((most) => [{ ...most, asNeededBoolean: true }]);

type Case = {
  orders: MedicationRequest[];
  records: MedicationAdministration[];
  now: number;
  zone: string;
};

type Draft = {
  name: string;
  dosageInstruction: Dosage[];
  status: string;
  startedDaysAgo: number;
  endsInDays: number | undefined;
};

const anOrder: fc.Arbitrary<Draft> = fc.record({
  name: fc.constantFrom('Metformin 500 mg', 'Metformin 850 mg', 'Paracetamol 500 mg'),
  dosageInstruction: fc.oneof<fc.WeightedArbitrary<Dosage[]>[]>(
    { weight: 5, arbitrary: scheduled },
    { weight: 2, arbitrary: tapering },
    { weight: 1, arbitrary: asNeeded },
  ),
  status: fc.constantFrom('active', 'active', 'active', 'completed', 'stopped'),
  startedDaysAgo: fc.integer({ min: 0, max: 12 }),
  endsInDays: fc.option(fc.integer({ min: -2, max: 6 }), { nil: undefined }),
});
const aMark = fc.record({
  of: fc.nat(400),
  status: fc.constantFrom('completed', 'completed', 'not-done', 'entered-in-error'),
  shift: fc.constantFrom(0, 0, -40 * minute, 25 * minute, 3 * hour, 9 * hour),
});

/** Changed orders are two of one medicine, one of them over; stopped ones leave their records behind. */
export const anyMedicines: fc.Arbitrary<Case> = fc
  .record({
    zone: fc.constantFrom(...zones),
    now: fc
      .integer({ min: 0, max: 800 * 24 * 60 })
      .map((minutes) => Date.parse('2025-06-01T00:00:00Z') + minutes * minute),
    drafts: fc.array(anOrder, { minLength: 1, maxLength: 4 }),
    marks: fc.array(aMark, { maxLength: 8 }),
  })
  .map(({ zone, now, drafts, marks }) => {
    const today = clinicDay(now, zone);
    const orders = drafts.map(({ name, status, startedDaysAgo, endsInDays, dosageInstruction }, index) => ({
      resourceType: 'MedicationRequest' as const,
      id: `o${index}`,
      intent: 'order' as const,
      status: status as MedicationRequest['status'],
      subject: {},
      medicationCodeableConcept: { text: name },
      authoredOn: addDays(today, -startedDaysAgo),
      dosageInstruction: dosageInstruction.map((dosage) => endOn(dosage, today, startedDaysAgo, endsInDays)),
    }));
    const range = { first: addDays(today, -2), last: addDays(today, 1) };
    const planned = orders.flatMap((order) => expandDoses({ ...order, status: 'active' }, range, zone));
    const records = marks.flatMap(({ of, status, shift }) => {
      const dose = planned[of % Math.max(1, planned.length)];
      return dose && dose.at <= now + hour ? [recordOf(dose.order, dose.at, status, shift)] : [];
    });
    return { zone, now, orders: orders.filter(({ status }) => status !== 'stopped'), records };
  });

function endOn(
  dosage: Dosage,
  today: string,
  startedDaysAgo: number,
  endsInDays: number | undefined,
): Dosage {
  const repeat = dosage.timing?.repeat;
  if (!repeat || repeat.boundsDuration || endsInDays === undefined) return dosage;
  const boundsPeriod = { start: addDays(today, -startedDaysAgo), end: addDays(today, endsInDays) };
  return { ...dosage, timing: { repeat: { ...repeat, boundsPeriod } } };
}

export function recordOf(
  order: MedicationRequest,
  at: number,
  status: string,
  shift: number,
): MedicationAdministration {
  return {
    resourceType: 'MedicationAdministration',
    status: status as MedicationAdministration['status'],
    subject: {},
    identifier: [{ system: systemUris.dose, value: doseName('p', order.id ?? '', at) }],
    ...(order.medicationCodeableConcept && { medicationCodeableConcept: order.medicationCodeableConcept }),
    request: { reference: `MedicationRequest/${order.id}` },
    effectiveDateTime: formatInstant(at + shift),
  };
}
