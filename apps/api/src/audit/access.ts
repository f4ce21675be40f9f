/**
 * One access to a patient's record, or a sign-in. `interaction` is FHIR's own word where there is one, or `login`, `logout`.
 * `resourceIds` are ids of `type`, or `Type/id` where several types are meant. `reason` is the code of the refusal.
 */
export type Access = {
  at: Date;
  requestId: string;
  sessionId: string;
  /**
   * The account at the identity server, where it is not the patient's own; of a shared link's opening, the name that
   * whoever opened it gave.
   */
  subject?: string;
  patientId: string;
  /** The network address that the request came from, as far as the trusted proxies tell. */
  address?: string | undefined;
  interaction: string;
  type: string | undefined;
  resourceIds: string[];
  outcome: 'success' | 'refused' | 'failed';
  reason: string | undefined;
};
