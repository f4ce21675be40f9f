/** The server looked at the request and said no. */
export class RefusedError extends Error {
  readonly status: number;
  /** The server's own word for why, where it gave one. */
  readonly code: string | undefined;

  constructor(status: number, { code, ...options }: ErrorOptions & { code?: string } = {}) {
    super('The server refused the request.', options);
    this.status = status;
    this.code = code;
  }
}

/** No answer, or none that says anything about the session. */
export class UnreachableError extends Error {
  constructor(options?: ErrorOptions) {
    super('The server cannot be reached.', options);
  }
}

export class TokenExpiredError extends Error {
  constructor(options?: ErrorOptions) {
    super('Token expired', options);
  }
}
