import { type DayQuota, createDayQuota } from '../limits/day-quota.ts';
import { type AccessAudit, createAccessAudit } from '../audit/access-audit.ts';
import { type HideReferences, createHideReferences } from '../patient-access/hide-references.ts';
import type { Infra } from '../infra/infra.ts';
import type { Settings } from '../infra/settings.ts';
import { type LiveSessions, createLiveSessions } from '../sessions/live-sessions.ts';
import { type SessionStore, createSessionStore } from '../sessions/session-store.ts';

/** What the endpoints of one process share. */
export type Portal = {
  settings: Settings;
  infra: Infra;
  sessions: SessionStore;
  liveSessions: LiveSessions;
  audit: AccessAudit;
  hideReferences: HideReferences;
  dayQuota: DayQuota;
};

export function createPortal(settings: Settings, infra: Infra): Portal {
  return {
    settings,
    infra,
    sessions: createSessionStore(infra.database, infra.secrets),
    liveSessions: createLiveSessions(infra),
    audit: createAccessAudit({ settings, infra }),
    hideReferences: createHideReferences(infra.records),
    dayQuota: createDayQuota({ settings, infra }),
  };
}
