import { type RecordChange, eventNames } from '@portal/api-contract/events';
import { Agent, fetch, type Response } from 'undici';
import { expect, onTestFinished } from 'vitest';

export type EventReader = Awaited<ReturnType<typeof listen>>;

/** Reads /v1/events as the web app does. What was heard stays in `changes`, repeats included. */
export async function listen(
  url: string,
  token: string,
  options: { cursor?: string; loadingMs?: number; origin?: string } = {},
) {
  const { cursor, loadingMs, origin } = options;
  // Its own connection: one that is kept for other calls, and never used, would hold up the end of the portal.
  const connection = new Agent();
  const close = () => void connection.destroy();
  const response = await fetch(`${url}/v1/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(cursor !== undefined && { 'last-event-id': cursor }),
      ...(loadingMs !== undefined && { 'x-portal-loading': String(loadingMs) }),
      ...(origin !== undefined && { origin }),
    },
    dispatcher: connection,
  });
  const reader = {
    status: response.status,
    headers: response.headers,
    changes: [] as (RecordChange & { heardAt: number })[],
    names: [] as string[],
    cursor,
    text: '',
    isOpen: response.ok,
    close,
    ids: () => reader.changes.map(({ id }) => id),
    waitFor: (id: string | undefined, withinMs = 10_000) =>
      expect.poll(() => reader.ids(), { timeout: withinMs, interval: 20 }).toContain(id),
  };
  onTestFinished(close);
  const done = read(response, reader);
  if (!response.ok) await done;
  return reader;
}

async function read(
  response: Response,
  reader: Pick<EventReader, 'changes' | 'names' | 'cursor' | 'text' | 'isOpen'>,
) {
  let rest = '';
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      reader.text += chunk;
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, name, id, data] = /^event: (.*)\nid: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (name === undefined || id === undefined || data === undefined) continue;
        reader.names.push(name);
        reader.cursor = [reader.cursor ?? '', id].toSorted().at(-1);
        if (name === eventNames.change)
          reader.changes.push({ ...(JSON.parse(data) as RecordChange), heardAt: Date.now() });
      }
    }
  } catch {
    // Cut off, by the test or by the server's death.
  }
  reader.isOpen = false;
}
