import type { Communication, Resource } from 'fhir/r4';
import { listResources } from '../records/bundle.ts';
import type { Records } from '../records/records.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../patient-access/caller.ts';
import type { Change } from './change.ts';
import { isMistaken, isVisible } from '../patient-access/visible.ts';

const mostLookedAt = 20;
const mostPartners = 10;

/**
 * A patient writes to the hospital itself, to the doctors of their own visits, and to whom they are in conversation with:
 * nobody else of the directory can be written to out of the blue.
 */
export function createPartnerCheck(records: Records, organizationId: string) {
  async function isKnown(partner: string, caller: Caller): Promise<boolean> {
    const ask = async (type: string, role: string) => {
      const query = { patient: `Patient/${caller.patientId}`, [role]: partner };
      const found = listResources(await records.search(type, query, { count: mostLookedAt }));
      return found.some((resource) => isVisible(resource, caller) && !isMistaken(resource));
    };
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
