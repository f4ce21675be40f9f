import type { Page } from '@playwright/test';

type Heard = { frames: number; energy: number };
type WithConnections = typeof globalThis & { connections?: RTCPeerConnection[] };

/** Keeps every connection that the page opens, so that its own counts can be read. Before the page is opened. */
export function watchConnections(page: Page) {
  return page.addInitScript(() => {
    const kept: RTCPeerConnection[] = [];
    (globalThis as WithConnections).connections = kept;
    const Plain = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Plain>) {
        super(...given);
        kept.push(this);
      }
    };
  });
}

/** What the browser has decoded of the other side: pictures, and the energy of the sound, which silence leaves at none. */
export function readReceived(page: Page): Promise<Heard> {
  return page.evaluate(async () => {
    const received = { frames: 0, energy: 0 };
    for (const connection of (globalThis as WithConnections).connections ?? []) {
      for (const report of (await connection.getStats()).values() as Iterable<RTCInboundRtpStreamStats>) {
        if (report.type !== 'inbound-rtp') continue;
        received.frames += report.framesDecoded ?? 0;
        received.energy += report.totalAudioEnergy ?? 0;
      }
    }
    return received;
  });
}
