import { type Socket, connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** `refuse` resets connections, `silence` accepts and says nothing, `truncate` cuts every answer short. */
export type Fault = 'none' | 'refuse' | 'silence' | 'truncate';

/** A way to a real server that a test can damage. */
export async function startFaultyProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let fault: Fault = 'none';

  const server = createServer((incoming) => {
    sockets.add(incoming);
    incoming.on('error', () => undefined).on('close', () => sockets.delete(incoming));
    if (fault === 'refuse') return incoming.resetAndDestroy();
    const outgoing = connect(Number(port), hostname);
    outgoing.on('error', () => incoming.destroy()).on('close', () => incoming.destroy());
    incoming.on('close', () => outgoing.destroy());
    incoming.on('data', (chunk: Buffer) => fault !== 'silence' && outgoing.write(chunk));
    outgoing.on('data', (chunk: Buffer) => {
      if (fault === 'silence') return;
      if (fault !== 'truncate') return incoming.write(chunk);
      incoming.end(chunk.subarray(0, Math.floor(chunk.length * 0.7)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inject(next: Fault) {
      fault = next;
      if (next === 'refuse') for (const socket of sockets) socket.resetAndDestroy();
    },
  };
}
