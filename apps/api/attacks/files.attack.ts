import { describe } from 'vitest';
import { fileAttacks } from './file-attacks.ts';
import { tryAttacks } from './try-attacks.ts';

describe('files', () => {
  tryAttacks(fileAttacks);
});
