import type { Observation } from 'fhir/r4';
import { getAllPages } from './all-pages.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

type Reader = Pick<RecordsClient, 'get'>;

const loinc = (codes: readonly string[]) => codes.map((code) => `http://loinc.org|${code}`).join(',');

/** Measured at the clinic or at home, of these LOINC codes, the latest first. */
export async function findVitalSigns(client: Reader, codes: readonly string[]): Promise<Observation[]> {
  return getAllPages(client, 'Observation', {
    category: 'vital-signs',
    code: loinc(codes),
    status: 'final,amended,corrected,preliminary',
    _sort: '-date',
  });
}

/** The readings of the patient's own devices since that day, the latest first. */
export async function findReadings(
  client: Reader,
  { codes, since, count }: { codes: readonly string[]; since: string; count: number },
): Promise<Observation[]> {
  const parameters = { code: loinc(codes), date: `ge${since}`, _sort: '-date', _count: String(count) };
  return getResources(await client.get('Observation', parameters), 'Observation');
}
