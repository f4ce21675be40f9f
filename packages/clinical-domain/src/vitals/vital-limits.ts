/** What is shown as a vital sign, in the order in which it is. */
export const vitalKinds = [
  'blood-pressure',
  'pulse',
  'weight',
  'glucose-fasting',
  'glucose',
  'temperature',
  'oxygen',
  'breathing',
  'body-mass-index',
  'height',
] as const;

export type VitalKind = (typeof vitalKinds)[number];

/** Both limits belong to it. */
export type Limits = { low?: number; high?: number };

/** What a patient can type in: `span` is accepted, `decimals` are digits behind the point. */
type Entry = { span: readonly [least: number, most: number]; decimals: 0 | 1 };

type VitalLimits = {
  /** The unit in which the limits are meant, as the record writes it. */
  units: readonly string[];
  /** What is normal in adults, for each value. */
  normal?: readonly Limits[];
  /** From here on the patient is told to get help now, for each value. */
  danger?: readonly Limits[];
  /** Three readings in one direction are a drift from this change on; less is chance and rounding. */
  drift: number;
  entry?: readonly Entry[];
};

/**
 * Defaults for adults until the hospital's clinicians have confirmed them (docs/clinical-review.md).
 * What they follow, each still to be checked against its source:
 * - normal: blood pressure and pulse, American Heart Association; temperature and oxygen, MedlinePlus; breathing, NEWS2;
 *   glucose, American Diabetes Association (fasting below 100, two hours after a meal below 140 mg/dL); body mass index, WHO.
 * - danger: National Early Warning Score 2, the values that score 3 alone (systolic at most 90, here below 90 because 90
 *   is still normal; pulse at most 40 or from 131,
 *   oxygen at most 91, temperature at most 35.0, breathing at most 8 or from 25); blood pressure from 180/120,
 *   American Heart Association; glucose below 54 and from 300 mg/dL, American Diabetes Association and CDC; temperature from 40.0, NHS.
 * - span: what a home device can show of a living body. Weight and height have no normal range without the other.
 */
export const vitalLimits: Readonly<Record<VitalKind, VitalLimits>> = {
  'blood-pressure': {
    units: ['mmHg'],
    normal: [
      { low: 90, high: 120 },
      { low: 60, high: 80 },
    ],
    danger: [{ low: 89, high: 180 }, { high: 120 }],
    drift: 6,
    entry: [
      { span: [50, 300], decimals: 0 },
      { span: [20, 200], decimals: 0 },
    ],
  },
  pulse: {
    units: ['beats/min', '/min', 'bpm'],
    normal: [{ low: 60, high: 100 }],
    danger: [{ low: 40, high: 131 }],
    drift: 10,
    entry: [{ span: [20, 300], decimals: 0 }],
  },
  weight: { units: ['kg'], drift: 0.5, entry: [{ span: [1, 400], decimals: 1 }] },
  'glucose-fasting': {
    units: ['mg/dL'],
    normal: [{ low: 70, high: 99 }],
    danger: [{ low: 53, high: 300 }],
    drift: 10,
    entry: [{ span: [10, 1000], decimals: 0 }],
  },
  glucose: {
    units: ['mg/dL'],
    normal: [{ low: 70, high: 139 }],
    danger: [{ low: 53, high: 300 }],
    drift: 20,
    entry: [{ span: [10, 1000], decimals: 0 }],
  },
  temperature: {
    units: ['°C', 'Cel'],
    normal: [{ low: 36.1, high: 37.2 }],
    danger: [{ low: 35, high: 40 }],
    drift: 0.6,
    entry: [{ span: [30, 45], decimals: 1 }],
  },
  oxygen: {
    units: ['%'],
    normal: [{ low: 95, high: 100 }],
    danger: [{ low: 91 }],
    drift: 3,
    entry: [{ span: [50, 100], decimals: 0 }],
  },
  breathing: {
    units: ['breaths/min', '/min'],
    normal: [{ low: 12, high: 20 }],
    danger: [{ low: 8, high: 25 }],
    drift: 4,
  },
  'body-mass-index': { units: ['kg/m2'], normal: [{ low: 18.5, high: 24.9 }], drift: 1 },
  height: { units: ['cm'], drift: 2 },
};
