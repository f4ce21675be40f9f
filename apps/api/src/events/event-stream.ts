import type { ServerResponse } from 'node:http';

/** More than a thousand events that nobody reads. */
const mostWaitingBytes = 128 * 1024;

export interface EventStream {
  send(text: string): void;
  end(): void;
}
type Response = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'once' | 'writableLength'>;

/** One open answer. A reader that does not read is dropped, so that nothing piles up here; it comes back with its cursor. */
export function createEventStream(response: Response, onClosed: () => void): EventStream {
  let isOpen = true;
  const closed = () => {
    if (!isOpen) return;
    isOpen = false;
    onClosed();
  };
  response.once('close', closed);
  response.once('error', closed);

  return {
    send(text: string) {
      if (!isOpen) return;
      response.write(text);
      if (response.writableLength > mostWaitingBytes) {
        response.destroy();
        closed();
      }
    },
    end() {
      if (!isOpen) return;
      response.end();
      closed();
    },
  };
}
