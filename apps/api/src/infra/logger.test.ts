import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('an error is logged by type, code and place, not by its message', () => {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const error = Object.assign(
    new TypeError('Key (subject)=(canary) exists', { cause: new Error('canary') }),
    { code: '23505' },
  );
  log.error({ err: error, req: { url: 'canary' }, res: { body: 'canary' } }, 'a request failed');
  expect(lines.join('')).not.toContain('canary');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a request failed',
    err: {
      type: 'TypeError',
      code: '23505',
      frames: expect.arrayContaining([expect.stringContaining('logger.test')]),
    },
  });
});
