import { randomUUID } from 'node:crypto';
import type { AuditEvent, Bundle } from 'fhir/r4';
import { onTestFinished } from 'vitest';
import { type Access, createAccessAudit } from '../src/audit/access-audit.ts';
import { parseScopes } from '../src/patient-access/scopes.ts';
import { openInfra } from '../src/infra/infra.ts';
import { createLogger } from '../src/infra/logger.ts';
import { migrate } from '../src/infra/migrate.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { environment } from './stack.ts';

/** The audit of one API process on the real servers, closed after the test. */
export async function startAudit(overrides: Record<string, string> = {}) {
  const settings = parseSettings({ ...environment, PORTAL_LOG_LEVEL: 'trace', ...overrides });
  const logLines: string[] = [];
  const log = createLogger(settings, { write: (line) => void logLines.push(line) });
  await migrate({ databaseUrl: environment.PORTAL_DATABASE_URL }, log);
  const infra = openInfra(settings, log);
  const audit = createAccessAudit({ settings, infra });
  onTestFinished(async () => {
    await audit.close();
    await infra.close();
  });
  const caller = (patientId: string) => ({ patientId, sessionId: randomUUID(), scopes: parseScopes('') });
  return {
    audit,
    infra,
    settings,
    logLines,
    caller,
    search: async (patientId: string, query = ''): Promise<Bundle<AuditEvent>> => {
      const parameters = [...new URLSearchParams(query)].map(([fullName, value]) => {
        const [name = '', modifier] = fullName.split(':');
        return { name, modifier, value };
      });
      return (await audit.search(parameters, caller(patientId))) as Bundle<AuditEvent>;
    },
  };
}

export function createAccess(patientId: string, changes: Partial<Access> = {}): Access {
  return {
    at: new Date(),
    requestId: randomUUID(),
    sessionId: randomUUID(),
    patientId,
    interaction: 'read',
    type: 'Observation',
    resourceIds: [randomUUID()],
    outcome: 'success',
    reason: undefined,
    ...changes,
  };
}

export function idsOf(bundle: Bundle<AuditEvent>): (string | undefined)[] {
  return (bundle.entry ?? []).map(({ resource }) => resource?.id);
}
