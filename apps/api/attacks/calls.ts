import { Pool } from 'undici';
import { expect, inject } from 'vitest';
import { findForeignCanaries } from './canaries.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Ask = {
  method?: Method;
  /** As it goes over the wire. */
  path: string;
  headers?: Record<string, string>;
  /** Text and bytes go as they are, anything else as FHIR's JSON. */
  body?: unknown;
};
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

const pools = new Map<string, Pool>();
const parallel = 16;
let turn = 0;

/** The two API processes in turn. */
export function nextApi(): string {
  turn += 1;
  return inject('suite').apiUrls[turn % 2] ?? '';
}

/** One call over a kept-alive connection, exactly as given. */
export async function send(origin: string, { method = 'GET', path, headers, body }: Ask): Promise<Answer> {
  let pool = pools.get(origin);
  if (!pool) {
    pool = new Pool(origin, { connections: parallel, bodyTimeout: 60_000, headersTimeout: 60_000 });
    pools.set(origin, pool);
  }
  const raw = typeof body === 'string' || body instanceof Uint8Array;
  const answer = await pool.request({
    method,
    path,
    headers: {
      ...(body === undefined || raw ? {} : { 'content-type': 'application/fhir+json' }),
      ...headers,
    },
    body: body === undefined ? null : raw ? body : JSON.stringify(body),
  });
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
}

/** Nothing in body or headers is another patient's. */
export function requireNoForeignCanary(answer: Answer, ownPrefix: string | undefined, about: string) {
  const found = findForeignCanaries(`${answer.text}\n${JSON.stringify(answer.headers)}`, ownPrefix);
  expect(found, `${about} told of another patient`).toEqual([]);
}

export function codeOf({ text }: Answer): string | undefined {
  try {
    const body = JSON.parse(text) as {
      code?: string;
      issue?: { details?: { coding?: { code?: string }[] } }[];
    };
    return body.issue?.[0]?.details?.coding?.[0]?.code ?? body.code;
  } catch {
    return undefined;
  }
}

export function bodyOf({ text }: Answer): unknown {
  return JSON.parse(text) as unknown;
}
