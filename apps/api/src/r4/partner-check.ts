import type { Bundle, Communication, Resource } from 'fhir/r4';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../patient-access/caller.ts';
import type { Change } from './change.ts';
import { isMistaken, isVisible } from '../patient-access/visible.ts';

const mostLookedAt = '20';
const mostPartners = 10;

/**
 * A patient writes to the hospital itself, to the doctors of their own visits, and to whom they are in conversation with:
 * nobody else of the directory can be written to out of the blue.
 */
export function createPartnerCheck(records: Pick<RecordsClient, 'send'>, organizationId: string) {
  async function finds(path: string, caller: Caller): Promise<boolean> {
    const { status, body } = await records.send({ method: 'GET', path });
    if (status !== 200) throw new Unavailable('records');
    return ((body as Bundle).entry ?? []).some(
      ({ resource }) => resource && isVisible(resource, caller) && !isMistaken(resource),
    );
  }

  async function isKnown(partner: string, caller: Caller): Promise<boolean> {
    const ask = (type: string, role: string) =>
      finds(
        `/${type}?patient=Patient/${caller.patientId}&${role}=${partner}&_offset=0&_count=${mostLookedAt}`,
        caller,
      );
    return (
      partner === `Organization/${organizationId}` ||
      (!partner.startsWith('Organization/') && (await ask('Appointment', 'actor'))) ||
      (await ask('Communication', 'recipient')) ||
      (await ask('Communication', 'sender'))
    );
  }

  return {
    /** @param known what the changes refer to, as it is stored. @throws Refusal 403 | Unavailable */
    async requireKnown(changes: readonly Change[], known: readonly Resource[], caller: Caller) {
      const sent = changes.filter(({ type, before }) => type === 'Communication' && before === undefined);
      const inThread = new Set(known.flatMap(partiesOf));
      const recipients = sent.flatMap(({ after }) => (after as Communication).recipient ?? []);
      if (recipients.some(({ reference }) => reference === undefined)) throw unknownPartner();
      const partners = new Set(
        recipients
          .flatMap(({ reference }) => reference ?? [])
          .filter((reference) => !reference.startsWith('Patient/') && !inThread.has(reference)),
      );
      if (partners.size > mostPartners) throw unknownPartner();
      for (const partner of partners) {
        if (!(await isKnown(partner, caller))) throw unknownPartner();
      }
    },
  };
}

function partiesOf(resource: Resource): string[] {
  if (resource.resourceType !== 'Communication') return [];
  const { sender, recipient = [] } = resource as Communication;
  return [...recipient, ...(sender ? [sender] : [])].flatMap(({ reference }) => reference ?? []);
}

function unknownPartner(): Refusal {
  return new Refusal(
    403,
    'unknown_doctor',
    'You can write to the doctors of your visits and of your conversations.',
  );
}
