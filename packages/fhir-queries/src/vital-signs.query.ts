import type { Observation } from 'fhir/r4';
import { getAllPages } from './all-pages.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

type Reader = Pick<RecordsClient, 'get'>;

const loinc = (codes: readonly string[]) => codes.map((code) => `http://loinc.org|${code}`).join(',');

export const searchVitalSigns = (codes: readonly string[]) => ({
  category: 'vital-signs',
  code: loinc(codes),
  status: 'final,amended,corrected,preliminary',
  _sort: '-date',
});

/** Measured at the clinic or at home, of these LOINC codes, the latest first. */
export async function findVitalSigns(client: Reader, codes: readonly string[]): Promise<Observation[]> {
  return getAllPages(client, 'Observation', searchVitalSigns(codes));
}

type Wanted = { codes: readonly string[]; since: string };

const toParameters = ({ codes, since }: Wanted) => ({
  code: loinc(codes),
  date: `ge${since}`,
  _sort: '-date',
});

/** Every reading of the patient's own devices since that day, the latest first. */
export async function findReadings(client: Reader, wanted: Wanted): Promise<Observation[]> {
  return getAllPages(client, 'Observation', toParameters(wanted));
}

/** A few of them, enough to know whether there are any. */
export const searchLatestReadings = (wanted: Wanted) => ({ ...toParameters(wanted), _count: '20' });

export async function findLatestReadings(client: Reader, wanted: Wanted): Promise<Observation[]> {
  return getResources(await client.get('Observation', searchLatestReadings(wanted)), 'Observation');
}
