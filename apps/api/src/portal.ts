import { type AccessAudit, createAccessAudit } from './fhir-gateway/audit.ts';
import type { Infra } from './infra/infra.ts';
import type { Settings } from './infra/settings.ts';
import { type LiveSessions, createLiveSessions } from './portal-auth/live-sessions.ts';
import { type SessionStore, createSessionStore } from './portal-auth/session-store.ts';

/** What the endpoints of one process share. */
export type Portal = {
  settings: Settings;
  infra: Infra;
  sessions: SessionStore;
  liveSessions: LiveSessions;
  audit: AccessAudit;
};

export function createPortal(settings: Settings, infra: Infra): Portal {
  return {
    settings,
    infra,
    sessions: createSessionStore(infra.database, infra.secrets),
    liveSessions: createLiveSessions(infra),
    audit: createAccessAudit({ settings, infra }),
  };
}
