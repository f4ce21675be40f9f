import type { SignedIn } from '../attacks/open-sessions.ts';
import type { Realm } from '../attacks/realm.ts';

/** What all measurements of one run share. */
export type Bench = {
  realm: Realm;
  /** Signed-in people of the population. */
  patients: readonly SignedIn[];
  population: number;
  rounds: number;
  /** How long one round of one side lasts. */
  seconds: number;
  /** How an API process of the run is set up. */
  settings: Record<string, string>;
  /** Where API processes leave what they print. */
  folder: string;
};
