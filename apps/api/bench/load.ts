import { Client, type Dispatcher } from 'undici';

export type Ask = {
  path: string;
  headers: Record<string, string>;
  method?: 'GET' | 'POST' | 'PUT';
  body?: string;
};
export type Load = { perSecond: number; p50: number; answers: number; errors: number };

/** Keeps so many connections busy for so long, each with one ask after the other. */
export async function load(
  origin: string,
  nextAsk: () => Ask,
  connections: number,
  seconds: number,
): Promise<Load> {
  const clients = Array.from({ length: connections }, () => new Client(origin, { pipelining: 1 }));
  const times: number[] = [];
  let errors = 0;
  const from = performance.now();
  const until = from + seconds * 1000;
  await Promise.all(
    clients.map(async (client) => {
      for (let sentAt = performance.now(); sentAt < until; sentAt = performance.now()) {
        const status = await ask(client, nextAsk()).catch(() => 0);
        times.push(performance.now() - sentAt);
        if (status !== 200 && status !== 201) errors += 1;
      }
    }),
  );
  const elapsed = performance.now() - from;
  await Promise.all(clients.map((client) => client.close()));
  return {
    perSecond: (times.length * 1000) / elapsed,
    p50: median(times),
    answers: times.length,
    errors,
  };
}

/** By dispatch: the least that a call can cost the process that measures. */
function ask(client: Client, { path, headers, method = 'GET', body }: Ask): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, statusCode) => void (status = statusCode),
      onResponseData: () => undefined,
      onResponseEnd: () => resolve(status),
      onResponseError: (_controller, error) => reject(error),
    };
    client.dispatch({ method, path, headers, ...(body === undefined ? {} : { body }) }, handler);
  });
}

/** Asks of a list in turn. */
export function inTurn(asks: readonly Ask[]): () => Ask {
  let turn = 0;
  return () => {
    const next = asks[turn % asks.length];
    if (!next) throw new Error('There is nothing to ask.');
    turn += 1;
    return next;
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}
