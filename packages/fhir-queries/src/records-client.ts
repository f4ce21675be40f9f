import type { OperationOutcome, Resource } from 'fhir/r4';

type Parameters = Record<string, string> | [name: string, value: string][];
/**
 * `idempotencyKey`: the server does the same once, however often it comes with this key. `isRepeatable`: to do it twice equals
 * doing it once. Without either, a POST whose answer is lost is not sent again.
 */
export type PostOptions = { idempotencyKey: string } | { isRepeatable: true };

/**
 * Works on the records server with the patient's own rights. Rejects with RecordsRefusal when the server refuses what
 * is written, with another error when it is silent.
 */
export type RecordsClient = {
  get: (path: string, parameters: Parameters) => Promise<unknown>;
  post: (path: string, body: Resource, options?: PostOptions) => Promise<unknown>;
  put: (path: string, body: Resource, headers?: Record<string, string>) => Promise<unknown>;
};

/** The server looked at what was sent and refused it; nothing was changed. */
export class RecordsRefusal extends Error {
  readonly status: number;
  readonly outcome: OperationOutcome | undefined;

  constructor(status: number, outcome: OperationOutcome | undefined, options?: ErrorOptions) {
    super('The records server refused the request.', options);
    this.status = status;
    this.outcome = outcome;
  }

  /** The stable name of what is wrong. */
  get code(): string | undefined {
    return this.outcome?.issue[0]?.details?.coding?.[0]?.code;
  }

  /** What one patient may send on one day is sent; tomorrow it can be sent as it is. */
  get isDayFull(): boolean {
    return this.status === 429 && this.code?.endsWith('_today') === true;
  }

  /** Somebody else has changed it since it was read. */
  get isOutdated(): boolean {
    return this.status === 409 || this.status === 412;
  }
}
