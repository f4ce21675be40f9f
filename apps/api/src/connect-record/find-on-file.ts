import { isOfAge } from '@portal/clinical-domain/connect/age';
import { listSpellings, readHospitalNumber } from '@portal/clinical-domain/connect/hospital-number';
import { isShared, listMobiles } from '@portal/clinical-domain/connect/number-on-file';
import { findHospitalNumber } from '@portal/clinical-domain/profile/patient-number';
import type { Bundle, Patient } from 'fhir/r4';
import type { ContactStore } from '../contacts/contact-store.ts';
import { hasNextPage, listResources } from '../records/bundle.ts';
import type { Records } from '../records/records.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import type { Details } from './code-asks.ts';
import { findRecordProblem } from './find-problem.ts';

type Parts = {
  records: Records;
  contacts: Pick<ContactStore, 'listWriters'>;
  /** Of the accounts. A record that was made with one is not one that the hospital had. */
  issuer: string;
};
export type OnFile = { patient: Patient & { id: string }; mobile: string };

/**
 * The record with this hospital number and birth date, and the mobile number that the hospital has on file for it. Undefined
 * wherever a code there would not show that somebody is the patient: then the desk helps.
 * @param today of the clinic @throws Unavailable
 */
export async function findOnFile(
  { records, contacts, issuer }: Parts,
  { number, birthDate }: Details,
  today: string,
): Promise<OnFile | undefined> {
  const patient = await findByNumber(records, number);
  if (patient?.birthDate !== birthDate || !isOfAge(birthDate, today)) return undefined;
  if ((await findRecordProblem(records, patient, issuer)) !== undefined) return undefined;
  for (const mobile of listMobiles(patient, today)) {
    const sms = { kind: 'sms', value: mobile } as const;
    if ((await contacts.listWriters(sms, [patient.id])).length > 0) continue;
    return (await isOfSeveral(mobile, patient)) ? undefined : { patient, mobile };
  }
  return undefined;

  /** What patients wrote into their own records makes a number nobody else's. */
  async function isOfSeveral(mobile: string, { id: ownId }: OnFile['patient']) {
    const found = await records.search('Patient', { 'phone-digits:exact': mobile }, { count: 50 });
    const holders = listPatients(found);
    if (!holders.some(({ id }) => id === ownId))
      throw new Unavailable('records', new Error('Patient?phone-digits does not find a record that has it'));
    const ids = holders.map(({ id }) => id);
    const writers = new Set(await contacts.listWriters({ kind: 'sms', value: mobile }, ids));
    const others = holders.filter(({ id }) => !writers.has(id));
    return hasNextPage(found) || isShared(mobile, ownId, others, today);
  }
}

/** One record in use has it, or none is meant. */
async function findByNumber(records: Records, number: string): Promise<OnFile['patient'] | undefined> {
  const spellings = listSpellings(number);
  if (spellings.length === 0) return undefined;
  const found = await records.search('Patient', { identifier: spellings.join(',') }, { count: 20 });
  if (hasNextPage(found)) return undefined;
  const [patient, ...more] = listPatients(found).filter(
    (each) =>
      each.active !== false &&
      !each.link?.some(({ type }) => type === 'replaced-by') &&
      readHospitalNumber(findHospitalNumber(each) ?? '') === readHospitalNumber(number),
  );
  return more.length === 0 ? patient : undefined;
}

const listPatients = (bundle: Bundle) =>
  listResources(bundle).filter(
    (each): each is OnFile['patient'] => each.resourceType === 'Patient' && each.id !== undefined,
  );
