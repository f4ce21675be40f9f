import { describe } from 'vitest';
import { readAttacks } from './read-attacks.ts';
import { tryAttacks } from './try-attacks.ts';

describe('reads', () => {
  tryAttacks(readAttacks);
});
