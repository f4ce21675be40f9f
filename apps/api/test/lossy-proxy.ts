import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What becomes of a write: passed on, its answer thrown away, or never passed on and never answered. */
export type WriteFault = 'none' | 'lose-answer' | 'swallow' | 'delay';

const delayMs = 5000;

/** A way to the records server that damages transactions only. */
export async function startLossyProxy(target: string) {
  const { hostname, port } = new URL(target);
  let fault: WriteFault = 'none';

  const server = createServer((incoming, outgoing) => {
    const damage = incoming.method === 'POST' ? fault : 'none';
    if (damage === 'swallow') return;
    const { method, url, headers } = incoming;
    const send = () => {
      const passed = forward({ hostname, port, method, path: url, headers }, (answer) => {
        if (damage === 'lose-answer') {
          answer.resume().on('end', () => outgoing.destroy());
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    };
    if (damage === 'delay') setTimeout(send, delayMs);
    else send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/fhir`,
    inject: (next: WriteFault) => void (fault = next),
  };
}
