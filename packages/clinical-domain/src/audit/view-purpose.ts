import type { AuditEvent } from 'fhir/r4';

export type Purpose =
  'emergency' | 'care' | 'payment' | 'administration' | 'research' | 'quality' | 'asked-by-you';

/** https://terminology.hl7.org/ValueSet-v3-PurposeOfUse.html, as far as a patient needs to tell them apart. */
const purposes: Readonly<Record<string, Purpose>> = {
  BTG: 'emergency',
  ETREAT: 'emergency',
  ERTREAT: 'emergency',
  TREAT: 'care',
  CLINTRL: 'research',
  CAREMGT: 'care',
  COC: 'care',
  POPHLTH: 'quality',
  HPAYMT: 'payment',
  CLMATTCH: 'payment',
  COVAUTH: 'payment',
  COVERAGE: 'payment',
  ELIGDTRM: 'payment',
  ELIGVER: 'payment',
  ENROLLM: 'payment',
  REMITADV: 'payment',
  HOPERAT: 'administration',
  HRESCH: 'research',
  BIORCH: 'research',
  CLINTRCH: 'research',
  HQUALIMP: 'quality',
  HACCRED: 'quality',
  PATADMIN: 'administration',
  PATSFTY: 'quality',
  HSYSADMIN: 'administration',
  PATRQT: 'asked-by-you',
  FAMRQT: 'asked-by-you',
};

/** Why, where it was told in a form that is known; an emergency before anything else. */
export function findPurpose({
  purposeOfEvent = [],
  agent,
}: Pick<AuditEvent, 'purposeOfEvent' | 'agent'>): Purpose | undefined {
  const told = [...purposeOfEvent, ...agent.flatMap(({ purposeOfUse = [] }) => purposeOfUse)]
    .flatMap(({ coding = [] }) => coding)
    .flatMap(({ code = '' }) => (Object.hasOwn(purposes, code) ? (purposes[code] ?? []) : []));
  return told.includes('emergency') ? 'emergency' : told[0];
}
