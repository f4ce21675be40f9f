import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';

/** One call of the patient who floods. */
export type Call = { path: string; method: 'PUT' | 'POST'; body: string };
/** Sends these calls over so many connections for so long, then tells how often each answer came. */
export type Order = { token: string; calls: Call[]; connections: number; ms: number; pauseMs: number };

/** In a process of its own, so that what it costs to flood does not slow down whoever measures. */
const agent = new Agent();

process.on('message', ({ token, calls, connections, ms, pauseMs }: Order) => {
  const answers: Record<string, number> = {};
  const until = performance.now() + ms;
  const send = async () => {
    for (let call = calls.pop(); call && performance.now() < until; call = calls.pop()) {
      const { statusCode, body } = await agent.request({
        origin: process.argv[2] ?? '',
        path: call.path,
        method: call.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/fhir+json' },
        body: call.body,
      });
      const name = nameOf(statusCode, await body.text());
      answers[name] = (answers[name] ?? 0) + 1;
      await sleep(pauseMs);
    }
  };
  void Promise.all(Array.from({ length: connections }, send)).then(() => process.send?.(answers));
});
process.on('disconnect', () => void agent.close());

function nameOf(status: number, text: string): string {
  if (status < 300) return 'taken';
  if (status !== 429) return String(status);
  return text.includes('_today') ? 'day' : 'minute';
}
