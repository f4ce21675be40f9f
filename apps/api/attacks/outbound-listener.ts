import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** An address at which nobody should ever call. */
export async function startOutboundListener() {
  let calls = 0;
  const server = createServer((_incoming, outgoing) => void outgoing.end('{}'));
  server.on('connection', () => (calls += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls };
}
