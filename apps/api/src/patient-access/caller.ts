import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { Scopes } from './scopes.ts';

/** The patient on whose behalf a call is made, from where, and what the patient has allowed the app. */
export type Caller = {
  patientId: string;
  sessionId: string;
  scopes: Scopes;
  address?: string;
  /** When the person last proved to this session who they are; undefined where nobody knows. */
  signedInAt?: Date | undefined;
  /** Neither linked by the hospital nor with a verified e-mail address. */
  isUnverified?: boolean;
};

const recentForMs = 15 * 60_000;

/** The access check sets the caller; a route that forgot to declare `bearer` denies. */
export function requireCaller({ caller }: FastifyRequest): Caller {
  if (!caller) throw new Refusal(403, 'no_patient_record', 'No patient is signed in.');
  return caller;
}

/**
 * What hands the record on, says where it goes or ends other sign-ins asks for more than a page that was left open.
 * @throws Refusal 403
 */
export function requireRecentSignIn({ signedInAt }: Caller) {
  if (signedInAt === undefined || Date.now() - signedInAt.getTime() > recentForMs)
    throw new Refusal(403, 'recent_sign_in_needed', 'To do this, sign in again.');
}

/** The name under which the patient's calls are counted. */
export function rateLimitKey({ patientId }: Pick<Caller, 'patientId'>): string {
  return `patient:${patientId}`;
}
