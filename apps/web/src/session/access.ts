import type { SessionStatus } from './create-session.ts';

/** A patient who is out goes home; one whose session is unknown (offline) stays and is told so. */
export function decideAccess(status: SessionStatus): 'enter' | 'go-home' | 'wait' {
  if (status === 'in') return 'enter';
  return status === 'out' ? 'go-home' : 'wait';
}
