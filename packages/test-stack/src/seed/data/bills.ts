export interface Bill {
  number: string;
  status: 'issued' | 'balanced';
  daysAgo: number;
  dueInDays?: number;
  total: number;
  note: string;
  lines: { text: string; quantity: number; price: number }[];
  paidInAdvance?: number;
}

/** What is open is Rs 2,40,000; the paid bill has no lines, as bills of the old counter system have none. */
export const bills: Bill[] = [
  {
    number: 'INV-2083-01472',
    status: 'issued',
    daysAgo: 8,
    dueInDays: 15,
    total: 240_000,
    note: 'Stay of two nights, Main Hospital, Kathmandu',
    lines: [
      { text: 'Left knee arthroscopy, meniscus repair (Dr. Bikash Adhikari)', quantity: 1, price: 135_000 },
      { text: 'Anesthesia (spinal, 90 minutes)', quantity: 1, price: 28_000 },
      { text: 'Operating theatre (90 minutes)', quantity: 1, price: 45_000 },
      { text: 'Implants and supplies (suture anchors)', quantity: 2, price: 19_250 },
      { text: 'Cabin bed (nights)', quantity: 2, price: 6_500 },
      { text: 'Medicines (pharmacy, 9 items)', quantity: 1, price: 6_200 },
      { text: 'Lab tests and X-ray (5 tests, 1 X-ray)', quantity: 1, price: 4_300 },
    ],
    paidInAdvance: 30_000,
  },
  {
    number: 'INV-2083-00611',
    status: 'balanced',
    daysAgo: 104,
    total: 2_850,
    note: 'Paid in cash at the counter',
    lines: [],
  },
];
