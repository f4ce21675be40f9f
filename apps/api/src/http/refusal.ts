const sentences: Record<string, string> = {
  not_found: 'Not found.',
  internal: 'Something went wrong on our side. Try again later.',
  unavailable: 'The service cannot be reached at the moment. Try again in a few seconds.',
};

/** An answer that is not what was asked for. The detail is shown to people and holds nothing of a patient. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    detail = sentences[code] ?? code,
    headers: Record<string, string> = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.headers = headers;
  }
}

export function unavailable(): Refusal {
  return new Refusal(503, 'unavailable', undefined, { 'retry-after': '3' });
}
