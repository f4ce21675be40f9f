export interface VisitVitals {
  daysAgo: number;
  pressure: [upper: number, lower: number];
  pulse: number;
  weight: number;
}

export const vitals: VisitVitals[] = [
  { daysAgo: 348, pressure: [152, 96], pulse: 84, weight: 71.5 },
  { daysAgo: 280, pressure: [146, 92], pulse: 80, weight: 71 },
  { daysAgo: 212, pressure: [141, 90], pulse: 82, weight: 70.2 },
  { daysAgo: 150, pressure: [138, 88], pulse: 76, weight: 69.4 },
  { daysAgo: 103, pressure: [144, 91], pulse: 78, weight: 69.8 },
  { daysAgo: 55, pressure: [134, 86], pulse: 74, weight: 68.6 },
  { daysAgo: 12, pressure: [128, 82], pulse: 72, weight: 68 },
];

/** Taken at home before breakfast. */
export const homePressures: Pick<VisitVitals, 'daysAgo' | 'pressure'>[] = [
  { daysAgo: 9, pressure: [133, 85] },
  { daysAgo: 7, pressure: [129, 83] },
  { daysAgo: 5, pressure: [126, 81] },
  { daysAgo: 4, pressure: [121, 80] },
  { daysAgo: 3, pressure: [124, 79] },
  { daysAgo: 2, pressure: [118, 78] },
  { daysAgo: 1, pressure: [119, 77] },
];
