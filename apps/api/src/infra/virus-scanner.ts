import { connect } from 'node:net';
import type { Listening } from './setting-forms.ts';
import { Unavailable } from '../upstream/unavailable.ts';

const withinMs = 20_000;
const chunkBytes = 64 * 1024;

/**
 * ClamAV's daemon, by INSTREAM (https://docs.clamav.net/manual/Usage/Scanning.html#clamd). A connection for each file: what
 * a patient sends is rare and small.
 */
export function openVirusScanner(place: Listening) {
  return {
    /** @throws Unavailable when there is no plain yes or no within the time */
    async scan(file: Buffer): Promise<'clean' | 'infected'> {
      const answer = await ask(place, file).catch((error: unknown) => {
        throw new Unavailable('virus scanner', error);
      });
      if (answer === 'stream: OK') return 'clean';
      if (answer.endsWith(' FOUND')) return 'infected';
      throw new Unavailable('virus scanner');
    },
  };
}

function ask(place: Listening, file: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...place, timeout: withinMs });
    const deadline = setTimeout(() => socket.destroy(new Error('no answer in time')), withinMs);
    const parts: Buffer[] = [];
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < file.length; at += chunkBytes) {
        const chunk = file.subarray(at, at + chunkBytes);
        socket.write(lengthOf(chunk.length));
        socket.write(chunk);
      }
      socket.write(lengthOf(0));
    });
    socket.on('data', (part) => {
      parts.push(part);
      if (part.includes(0)) socket.end();
    });
    socket.on('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(deadline);
      resolve(Buffer.concat(parts).toString('utf8').replace(/\0.*$/s, '').trim());
    });
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
