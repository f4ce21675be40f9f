export type Dependency =
  'database' | 'redis' | 'records' | 'identity' | 'pdf renderer' | 'virus scanner' | 'mail' | 'push' | 'sms';

/** A server that the portal depends on did not answer, or not in time. Callers answer 503 and keep what they have. */
export class Unavailable extends Error {
  readonly dependency: Dependency;

  constructor(dependency: Dependency, cause?: unknown) {
    super(`${dependency} is unavailable`, { cause });
    this.name = 'Unavailable';
    this.dependency = dependency;
  }
}
