import { formatInstant } from '@portal/clinical-domain/time/clinic-day';
import type { SummaryRecord } from '@portal/clinical-domain/summary/summary-record';
import { allReadingCodes, readingCodes } from '@portal/clinical-domain/vitals/own-readings';
import { vitalCodes } from '@portal/clinical-domain/vitals/read-vitals';
import type { Observation } from 'fhir/r4';
import { searchTogether, type Search } from './batch.ts';
import { getResource, getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** The gateway gives no longer page; a summary of more is none. */
const most = '200';
const day = 24 * 3_600_000;
const loinc = (codes: readonly string[]) => codes.map((code) => `http://loinc.org|${code}`).join(',');

/** Both the clinic's pulse and the band's have this code; a search of its own keeps one from hiding the other signs. */
const pulse: readonly string[] = readingCodes.heart_rate;

const vitalSigns = { category: 'vital-signs', _sort: '-date' };
const ofSigns = { ...vitalSigns, code: loinc(vitalCodes.filter((code) => !pulse.includes(code))) };
const ofPulses = { ...vitalSigns, code: loinc(pulse) };

/** All that a summary is made of, in one request, or two where the patient's own readings fill a page of vital signs. */
export async function getSummaryRecord(
  client: Pick<RecordsClient, 'post'>,
  { patientId, now }: { patientId: string; now: Date },
): Promise<SummaryRecord> {
  const since = (days: number) => `ge${formatInstant(now.getTime() - days * day)}`;
  const [patient, allergies, conditions, medicines, immunizations, results, signs, pulses, readings] =
    await searchTogether(client, [
      { path: `Patient/${patientId}`, parameters: {} },
      search('AllergyIntolerance', { _sort: '-date' }),
      search('Condition', { _sort: '-recorded-date' }),
      search('MedicationRequest', { status: 'active', _sort: '-authoredon' }),
      search('Immunization', { status: 'completed', _sort: '-date' }),
      search('Observation', { category: 'laboratory', date: since(366), _sort: '-date' }),
      search('Observation', ofSigns),
      search('Observation', ofPulses),
      search('Observation', { code: loinc(allReadingCodes), date: since(14), _sort: '-date' }),
    ]);
  return {
    patient: getResource(patient, 'Patient'),
    allergies: getResources(allergies, 'AllergyIntolerance'),
    conditions: getResources(conditions, 'Condition'),
    medicines: getResources(medicines, 'MedicationRequest'),
    immunizations: getResources(immunizations, 'Immunization'),
    results: getResources(results, 'Observation'),
    vitals: [...(await getWhole(client, signs, ofSigns)), ...(await getWhole(client, pulses, ofPulses))],
    readings: getResources(readings, 'Observation'),
  };
}

const search = (path: string, parameters: Record<string, string>): Search => ({
  path,
  parameters: { ...parameters, _count: most },
});

/** A summary tells the clinic's vital signs alone: they may lie behind a page of what the patient typed in. */
async function getWhole(
  client: Pick<RecordsClient, 'post'>,
  answer: unknown,
  parameters: Record<string, string>,
): Promise<Observation[]> {
  const found = getResources(answer, 'Observation');
  if (found.length < Number(most)) return found;
  const further = ['200', '400', '600', '800'].map((_offset) =>
    search('Observation', { ...parameters, _offset }),
  );
  const answers = await searchTogether(client, further);
  return [...found, ...answers.flatMap((page) => getResources(page, 'Observation'))];
}
