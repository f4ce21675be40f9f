import type { MutedConversations, MutedPartner } from '@portal/api-contract/notifications';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import { toAccess } from '../audit/audit-entry.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { createPreferenceStore } from './preference-store.ts';

type Addressed = FastifyRequest<{ Params: MutedPartner }>;

/** Mutes hold on every channel and every device: the worker asks for them, and so does each app. */
export function mutedConversations({ infra, audit }: Portal) {
  const store = createPreferenceStore(infra.database);

  const recordChange = (request: FastifyRequest) =>
    audit.confirmWrite(
      toAccess(
        { caller: requireCaller(request), requestId: request.id },
        'muted-conversation',
        undefined,
        [],
      ),
    );

  return {
    list: async (request: FastifyRequest): Promise<MutedConversations> => ({
      partners: await store.listMuted(requireCaller(request).patientId),
    }),

    mute: async (request: Addressed, reply: FastifyReply) => {
      await recordChange(request);
      if (!(await store.mute(requireCaller(request).patientId, referenceOf(request))))
        throw new Refusal(409, 'too_many_muted', 'Too many conversations are muted. Unmute one first.');
      return reply.code(204).send();
    },

    unmute: async (request: Addressed, reply: FastifyReply) => {
      await recordChange(request);
      await store.unmute(requireCaller(request).patientId, referenceOf(request));
      return reply.code(204).send();
    },
  };
}

const referenceOf = ({ params: { type, id } }: Addressed) => `${type}/${id}`;
