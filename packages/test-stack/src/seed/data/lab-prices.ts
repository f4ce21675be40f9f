import { labTests } from './lab-tests.ts';

const fasting = '१२ घण्टा खाली पेट';
const noFasting = 'खाली पेट बस्नु पर्दैन';

/** What the laboratory offers without a doctor's request; the rest is ordered by a doctor. */
export const pricedTests = [
  { ...labTests.lipids, nepaliNote: fasting, fee: 900 },
  { ...labTests.hba1c, nepaliNote: noFasting, fee: 850 },
  { ...labTests.vitaminD, nepaliNote: noFasting, fee: 2200 },
  { ...labTests.bloodCount, nepaliNote: noFasting, fee: 450 },
  { ...labTests.thyroid, nepaliNote: 'बिहानको नमुना', fee: 1100 },
  { ...labTests.kidney, nepaliNote: noFasting, fee: 950 },
  { ...labTests.liver, nepaliNote: noFasting, fee: 1000 },
  { ...labTests.urine, nepaliNote: 'बिहानको पहिलो पिसाब, बीचको भाग', fee: 250 },
];
