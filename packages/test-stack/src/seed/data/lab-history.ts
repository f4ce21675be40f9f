import type { LabTestKey } from './lab-tests.ts';

export interface LabHistoryEntry {
  test: LabTestKey;
  daysAgo: number;
  status: 'final' | 'preliminary' | 'corrected' | 'entered-in-error';
  /** In the order of the test's analytes. */
  values: (number | string)[];
  conclusion: string;
  orderedBy: string;
  /** Marked so that the patient must not see it (meta.security NOPAT). */
  withheld?: boolean;
  /** The laboratory's own sheet is attached. */
  sheet?: boolean;
  correction?: string;
}

const goodForNow = 'Within the normal range. No change of treatment.';

export const labHistory: LabHistoryEntry[] = [
  {
    test: 'lipids',
    daysAgo: 3,
    status: 'final',
    values: [212, 138, 46, 142, 28],
    conclusion:
      'Cholesterol is a little high. Continue Atorvastatin 10 mg at night, eat less fried food and repeat the test in three months.',
    orderedBy: 'anil-shrestha',
    sheet: true,
  },
  {
    test: 'hba1c',
    daysAgo: 3,
    status: 'final',
    values: [5.4],
    conclusion: 'Sugar is well controlled. Continue Metformin.',
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'vitaminD',
    daysAgo: 2,
    status: 'preliminary',
    values: [18],
    conclusion: 'First reading. The laboratory is repeating the measurement.',
    orderedBy: 'prabha-gurung',
  },
  {
    test: 'kidney',
    daysAgo: 18,
    status: 'final',
    values: [0.8, 26, 139, 4.2],
    conclusion: goodForNow,
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'liver',
    daysAgo: 45,
    status: 'corrected',
    values: [34, 29, 0.7],
    conclusion: 'Liver values are normal. The first report gave a wrong ALT; this one replaces it.',
    orderedBy: 'anil-shrestha',
    correction: 'Corrected: first reported as 84 U/L after a mixed-up sample.',
  },
  {
    test: 'lipids',
    daysAgo: 103,
    status: 'final',
    values: [218, 141, 44, 156, 33],
    conclusion: 'LDL is coming down. Continue Atorvastatin 10 mg.',
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'bloodCount',
    daysAgo: 103,
    status: 'final',
    values: [12.8, 6.9, 4.4, 38.6, 88, 265],
    conclusion: goodForNow,
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'thyroid',
    daysAgo: 103,
    status: 'final',
    values: [2.1, 1.2],
    conclusion: goodForNow,
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'hba1c',
    daysAgo: 103,
    status: 'final',
    values: [5.8],
    conclusion: 'Better than in spring. Continue Metformin.',
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'bloodCount',
    daysAgo: 104,
    status: 'entered-in-error',
    values: [9.1, 13.2, 3.1, 29.4, 71, 98],
    conclusion: 'Belongs to another person.',
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'hepatitisB',
    daysAgo: 120,
    status: 'final',
    values: ['Non-reactive'],
    conclusion: 'To be discussed in person.',
    orderedBy: 'prabha-gurung',
    withheld: true,
  },
  {
    test: 'urine',
    daysAgo: 189,
    status: 'final',
    values: ['Pale yellow', 6, 'Nil', 'Nil', 8],
    conclusion: 'A few pus cells. Drink more water; repeat if it burns.',
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'lipids',
    daysAgo: 189,
    status: 'final',
    values: [226, 147, 43, 168, 36],
    conclusion: 'Atorvastatin 10 mg begun. Repeat in three months.',
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'hba1c',
    daysAgo: 189,
    status: 'final',
    values: [6.1],
    conclusion: 'Borderline. Less rice and sugar, walk daily.',
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'vitaminD',
    daysAgo: 240,
    status: 'final',
    values: [14],
    conclusion: 'Low. Vitamin D3 60,000 IU once a week for eight weeks.',
    orderedBy: 'prabha-gurung',
  },
  {
    test: 'lipids',
    daysAgo: 280,
    status: 'final',
    values: [232, 152, 41, 174, 39],
    conclusion: 'Change of food first; test again in three months.',
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'hba1c',
    daysAgo: 280,
    status: 'final',
    values: [6.3],
    conclusion: 'High. Metformin 500 mg begun.',
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'kidney',
    daysAgo: 280,
    status: 'final',
    values: [0.9, 31, 141, 3.4],
    conclusion: 'Potassium a little low. Eat bananas and lentils.',
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'bloodCount',
    daysAgo: 350,
    status: 'final',
    values: [11.4, 7.4, 4, 35.1, 84, 281],
    conclusion: 'Mild anemia. Iron tablets for two months.',
    orderedBy: 'anil-shrestha',
  },
  {
    test: 'thyroid',
    daysAgo: 350,
    status: 'final',
    values: [2.4, 1.1],
    conclusion: goodForNow,
    orderedBy: 'anil-shrestha',
  },
];
