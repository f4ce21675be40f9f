import { Unavailable } from '../upstream/unavailable.ts';

/** The records server answered and said no. Whoever expects no such answer treats it as no answer at all. */
export class NotAccepted extends Unavailable {
  readonly status: number;

  constructor(status: number) {
    super('records', new Error(`the records server answered ${status}`));
    this.name = 'NotAccepted';
    this.status = status;
  }

  /** The stored version is not the one that was named, or another writer was first. */
  get isConflict(): boolean {
    return this.status === 409 || this.status === 412;
  }
}
