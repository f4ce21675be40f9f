import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEventStream, type ServerEvent } from './read-event-stream.ts';

async function read(chunks: string[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return Array.fromAsync(readEventStream(body));
}

const text =
  ': beat\n\nevent: ready\nid: 1\ndata: {}\n\nevent: change\nid: 2\ndata: {"id":"क"}\n\nevent: cha';
const events = [
  { name: 'ready', id: '1', data: '{}' },
  { name: 'change', id: '2', data: '{"id":"क"}' },
];

test('heartbeats and an event that was cut off are left out', async () => {
  expect(await read([text])).toEqual(events);
});

test('wherever the network cuts it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length)), async (cuts) => {
      const at = [0, ...cuts.toSorted((one, other) => one - other), text.length];
      expect(await read(at.slice(1).map((end, index) => text.slice(at[index], end)))).toEqual(events);
    }),
  );
});
