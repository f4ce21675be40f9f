export type RefusalReason =
  | 'denied'
  | 'error'
  | 'exchange'
  | 'flow'
  | 'issuer'
  | 'malformed'
  | 'nobody-waiting'
  | 'record'
  | 'state'
  | 'unreachable';

/** Why a sign-in ended without a session. The code is the identity server's own, if it is a plain one. */
export class SignInRefused extends Error {
  readonly reason: RefusalReason;
  readonly code: string | undefined;

  constructor(reason: RefusalReason, { code, ...options }: ErrorOptions & { code?: string } = {}) {
    super(`The sign-in was refused: ${reason}`, options);
    this.reason = reason;
    this.code = code !== undefined && /^[a-z_]{1,40}$/.test(code) ? code : undefined;
  }
}
