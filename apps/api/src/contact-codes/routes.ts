import {
  contactAddress,
  contactList,
  contactProof,
  type ContactAddress,
  type ContactProof,
} from '@portal/api-contract/contacts';
import { problem } from '@portal/api-contract/problem';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createPatientRoute } from '../portal/patient-route.ts';
import type { Portal } from '../portal/portal.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { confirmContact } from './confirm-contact.ts';

const tags = ['contacts'];
const refusals = { 400: problem, 401: problem, 403: problem, 429: problem, 503: problem };

export async function contactRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  const patients = createPatientRoute({ portal, rateLimit });
  const contacts = confirmContact(portal);
  app.addHook('onClose', async () => contacts.close());

  app.get(
    '/v1/contacts',
    {
      ...patients(['Patient.r']),
      schema: {
        tags,
        summary: 'Where notifications can go, and what of it is verified',
        response: { 200: contactList, ...refusals },
      },
    },
    contacts.list,
  );
  app.post<{ Body: ContactAddress }>(
    '/v1/contacts/code',
    {
      ...patients(['Patient.u']),
      schema: {
        tags,
        summary: 'Send a code to an address or number of the record',
        body: contactAddress,
        response: { 204: z.void(), 404: problem, ...refusals },
      },
    },
    contacts.sendCode,
  );
  app.post<{ Body: ContactProof }>(
    '/v1/contacts/confirm',
    {
      ...patients(['Patient.u']),
      schema: {
        tags,
        summary: 'Show by the code that it is the patient’s',
        body: contactProof,
        response: { 204: z.void(), 404: problem, 422: problem, ...refusals },
      },
    },
    contacts.confirm,
  );
}
