import { describe } from 'vitest';
import { messageAttacks } from './message-attacks.ts';
import { tryAttacks } from './try-attacks.ts';

describe('messages', () => {
  tryAttacks(messageAttacks);
});
