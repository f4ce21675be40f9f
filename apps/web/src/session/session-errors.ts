/** The server looked at the request and said no. */
export class RefusedError extends Error {
  readonly status: number;

  constructor(status: number, options?: ErrorOptions) {
    super('The server refused the request.', options);
    this.status = status;
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
