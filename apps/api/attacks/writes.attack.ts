import { describe } from 'vitest';
import { tryAttacks } from './try-attacks.ts';
import { writeAttacks } from './write-attacks.ts';

describe('writes', () => {
  tryAttacks(writeAttacks);
});
