import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createEventStream } from './event-stream.ts';

function openResponse(isRead: boolean) {
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    isDestroyed: false,
    write(text: string) {
      written.push(text);
      if (!isRead) response.writableLength += text.length;
      return isRead;
    },
    end: () => response.emit('close'),
    destroy() {
      response.isDestroyed = true;
      return response;
    },
  });
  return { response, written };
}

test('a reader that does not read is dropped before much piles up, and told nothing more', () => {
  const { response, written } = openResponse(false);
  let closed = 0;
  const stream = createEventStream(response as never, () => (closed += 1));
  for (let sent = 0; sent < 10_000; sent += 1) stream.send('x'.repeat(100));
  expect([response.isDestroyed, closed]).toEqual([true, 1]);
  expect(written.join('').length).toBeLessThan(200 * 1024);
});

test('a reader that reads is never dropped; an ended stream is closed once', () => {
  const { response, written } = openResponse(true);
  let closed = 0;
  const stream = createEventStream(response as never, () => (closed += 1));
  for (let sent = 0; sent < 10_000; sent += 1) stream.send('x'.repeat(100));
  expect(response.isDestroyed).toBe(false);
  stream.end();
  response.emit('close');
  stream.send('late');
  expect([closed, written.length]).toEqual([1, 10_000]);
});
