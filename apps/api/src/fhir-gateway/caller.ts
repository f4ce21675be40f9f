import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Scopes } from './scopes.ts';

/** The patient on whose behalf a call is made, and what the patient has allowed the app. */
export type Caller = { patientId: string; sessionId: string; scopes: Scopes };

/** The access check sets the caller; a route that forgot to declare `bearer` denies. */
export function requireCaller({ caller }: FastifyRequest): Caller {
  if (!caller) throw new Refusal(403, 'no_patient_record', 'No patient is signed in.');
  return caller;
}
