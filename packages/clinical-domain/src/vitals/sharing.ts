import type { Consent } from 'fhir/r4';
import { clinicDay, formatInstant } from '../time/clinic-day.ts';
import { systemUris } from '../fhir/fhir-extensions.ts';
import { uuidV5 } from '../ids/uuid-v5.ts';
import { readingCodes } from './own-readings.ts';

/** RFC 9562 namespace of what patients agree to in the portal. */
const consentNamespace = 'b5f1c3d8-60a4-4f7e-9c25-1e8d7a40b396';

const code = 'wearables';
export const sharingCategory = () => `${systemUris.consentKind}|${code}`;

const hl7 = (vocabulary: string, of: string, display: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${vocabulary}`, code: of, display }],
});

/** The patient agrees, from now on, that the daily sums of their devices stand in the record, where the doctor sees them. */
export async function buildSharing(patientId: string, now: number): Promise<Consent> {
  const self = { reference: `Patient/${patientId}` };
  return {
    resourceType: 'Consent',
    id: await uuidV5(consentNamespace, `${patientId}/${code}`),
    status: 'active',
    scope: hl7('consentscope', 'patient-privacy', 'Privacy Consent'),
    category: [
      { coding: [{ system: systemUris.consentKind, code, display: 'Daily sums of the patient’s devices' }] },
    ],
    patient: self,
    dateTime: formatInstant(now),
    performer: [self],
    policyRule: hl7('v3-ActCode', 'OPTIN', 'opt-in'),
    provision: {
      type: 'permit',
      period: { start: formatInstant(now) },
      purpose: [
        { system: 'http://terminology.hl7.org/CodeSystem/v3-ActReason', code: 'TREAT', display: 'treatment' },
      ],
      code: Object.values(readingCodes).map(([first]) => ({
        coding: [{ system: 'http://loinc.org', code: first }],
      })),
    },
  };
}

export function endSharing(consent: Consent, now: number): Consent {
  const { provision } = consent;
  return {
    ...consent,
    status: 'inactive',
    provision: { ...provision, period: { ...provision?.period, end: formatInstant(now) } },
  };
}

/** Since when it is shared; undefined when it is not. */
export function findSharedSince(consent: Consent | undefined): string | undefined {
  return consent?.status === 'active' ? (consent.provision?.period?.start ?? consent.dateTime) : undefined;
}

const daysCaughtUp = 7 * 24 * 3600_000;

/** The first day that is sent: not before the patient agreed, and not more than a week back. */
export function findFirstSharedDay(since: string, { now, zone }: { now: number; zone: string }): string {
  return clinicDay(Math.max(Date.parse(since), now - daysCaughtUp), zone);
}
