import { contactList, type ContactAddress, type PortalContact } from '@portal/api-contract/contacts';
import { queryOptions } from '@tanstack/react-query';
import { portalApi } from '../../http/portal-api.ts';
import { withBearer } from '../with-bearer.ts';

const api = portalApi.extend({ throwHttpErrors: (status) => status !== 401 });

async function listContacts(): Promise<PortalContact[]> {
  const response = await withBearer((headers) => api.get('contacts', { headers }));
  return contactList.parse(await response.json()).contacts;
}

export async function sendContactCode(contact: ContactAddress): Promise<void> {
  await withBearer((headers) => api.post('contacts/code', { json: contact, headers, retry: 0 }));
}

/** @throws with status 422 where the code is wrong or too old */
export async function confirmContact(contact: ContactAddress, code: string): Promise<void> {
  await withBearer((headers) =>
    api.post('contacts/confirm', { json: { ...contact, code }, headers, retry: 0 }),
  );
}

/** For the line on the dashboard; whoever confirms one in Settings has it asked for again. */
export function contactsOf(patientId: string | undefined) {
  return queryOptions({
    // Not live: what is confirmed, the portal keeps outside the record.
    queryKey: ['contacts', patientId],
    queryFn: listContacts,
    enabled: patientId !== undefined,
    retry: false,
  });
}
