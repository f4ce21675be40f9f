import { Pool } from 'undici';
import { exchange } from './exchange.ts';
import type { Settings } from './settings.ts';
import { Unavailable } from './unavailable.ts';

const largestAnswerBytes = 32 * 1024 * 1024;

export type RecordsClient = ReturnType<typeof openRecordsClient>;
export type RecordsRequest = {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the base address; already encoded. */
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  withinMs?: number;
};
export type RecordsAnswer = { status: number; body: unknown };

/** The FHIR server behind the gateway. Answers are read to their end and parsed: a cut-off one is a failure, never an answer. */
export function openRecordsClient(settings: Pick<Settings, 'recordsUrl'>) {
  const base = new URL(settings.recordsUrl);
  const pool = new Pool(base.origin, {
    connections: 64,
    connect: { timeout: 1500 },
    keepAliveTimeout: 10_000,
    maxResponseSize: largestAnswerBytes,
  });

  /** @throws Unavailable when there is no whole answer within the time */
  async function send({
    method,
    path,
    headers,
    body,
    withinMs = 2800,
  }: RecordsRequest): Promise<RecordsAnswer> {
    try {
      const { status, text } = await exchange(
        pool,
        {
          method,
          path: `${base.pathname}${path}`,
          headers: {
            accept: 'application/fhir+json',
            ...(body === undefined ? {} : { 'content-type': 'application/fhir+json' }),
            ...headers,
          },
          body: body === undefined ? null : JSON.stringify(body),
        },
        withinMs,
      );
      return { status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    } catch (error) {
      throw new Unavailable('records', error);
    }
  }

  return {
    send,
    async check() {
      const { status } = await send({
        method: 'GET',
        path: '/metadata?_elements=fhirVersion',
        withinMs: 2000,
      });
      if (status !== 200) throw new Unavailable('records');
    },
    close: () => pool.destroy(),
  };
}
