import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

type Link = { bitsPerSecond: number; roundTripMs: number };

/**
 * A link between a browser and a server of this machine, slow for all that the browser sends: pages, workers and preloads
 * alike, which the browser's own throttling of one page is not. Each way has half of the delay and one queue for all
 * connections; a connection takes a round trip to open.
 */
export async function openSlowLink(target: number, { bitsPerSecond, roundTripMs }: Link) {
  const bytesPerMs = bitsPerSecond / 8 / 1000;
  const open = new Set<Socket>();
  const freeAt = { up: 0, down: 0 };

  function pass(from: Socket, to: Socket, way: keyof typeof freeAt, opensAt: number) {
    from.on('data', (chunk: Buffer) => {
      const now = performance.now();
      freeAt[way] = Math.max(freeAt[way], now, opensAt) + chunk.length / bytesPerMs;
      from.pause();
      setTimeout(() => from.resume(), freeAt[way] - now);
      setTimeout(() => to.write(chunk), freeAt[way] + roundTripMs / 2 - now);
    });
    from.on('close', () => setTimeout(() => to.destroy(), roundTripMs));
    from.on('error', () => to.destroy());
  }

  const server = createServer((browser) => {
    const opensAt = performance.now() + roundTripMs;
    const web = connect(target, '127.0.0.1');
    for (const socket of [browser, web]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    pass(browser, web, 'up', opensAt);
    pass(web, browser, 'down', opensAt);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    /** Ends what is open, so that whoever comes next has to connect. */
    cut,
    close() {
      cut();
      server.close();
    },
  };
}
