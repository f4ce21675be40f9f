import type { ChangedNotificationPreferences } from '@portal/api-contract/notifications';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '../patient-access/caller.ts';
import { toAccess } from '../audit/audit-entry.ts';
import type { Portal } from '../portal/portal.ts';
import { defaultPreferences } from './default-preferences.ts';
import { createPreferenceStore } from './preference-store.ts';

export function putPreferences({ infra, audit }: Portal) {
  const store = createPreferenceStore(infra.database);
  return async (request: FastifyRequest<{ Body: ChangedNotificationPreferences }>, reply: FastifyReply) => {
    const caller = requireCaller(request);
    await audit.confirmWrite(
      toAccess({ caller, requestId: request.id }, 'notice-preferences', undefined, []),
    );
    const { choices, ...others } = request.body;
    const before = await store.find(caller.patientId);
    const known = before?.choices ?? defaultPreferences(others.language).choices;
    await store.save(caller.patientId, { ...others, choices: { ...known, ...choices } });
    return reply.code(204).send();
  };
}
