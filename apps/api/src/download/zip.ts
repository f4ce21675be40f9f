import { constants, crc32, deflateRaw } from 'node:zlib';
import { promisify } from 'node:util';

const deflate = promisify(deflateRaw);
const utf8Name = 0x0800;
const sizesFollow = 0x0008;
const deflated = 8;
const madeByUnix = (3 << 8) | 45;
const plainFile = 0o100644 * 0x10000;
const most32 = 0xffffffff;
/** An empty last block: what came before it is a whole stream. */
const lastBlock = Buffer.from([0x03, 0x00]);

type Entry = { name: string; crc: number; size: number; packed: number; offset: number };

/** How far a zip file is written: all that is needed to write on, anywhere. Plain JSON. */
export type ZipState = { made: string; offset: number; entries: Entry[]; isOpen: boolean };

export const newZip = (made: Date): ZipState => ({
  made: made.toISOString(),
  offset: 0,
  entries: [],
  isOpen: false,
});

/**
 * Writes on at a zip file (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT). A file inside may be given in
 * pieces, each packed by itself and flushed to a whole byte, so that the writing can stop after any piece and go on in
 * another process. No file inside may be 4 GiB or larger; their number and the whole may.
 */
export function writeZip(from: ZipState) {
  const state = structuredClone(from);
  const chunks: Buffer[] = [];
  let length = 0;

  function push(bytes: Buffer) {
    chunks.push(bytes);
    length += bytes.length;
    state.offset += bytes.length;
  }

  function current(): Entry {
    const entry = state.isOpen ? state.entries.at(-1) : undefined;
    if (!entry) throw new Error('No file is open in the zip.');
    return entry;
  }

  return {
    state,
    get length() {
      return length;
    },

    open(name: string) {
      if (state.isOpen) throw new Error('A file is still open in the zip.');
      state.entries.push({ name, crc: 0, size: 0, packed: 0, offset: state.offset });
      state.isOpen = true;
      push(localHeader(name, state.made));
    },

    async add(bytes: Buffer) {
      const entry = current();
      const packed = await deflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      entry.packed += packed.length;
      push(packed);
    },

    close() {
      const entry = current();
      entry.packed += lastBlock.length;
      push(lastBlock);
      push(descriptor(entry));
      state.isOpen = false;
    },

    end() {
      if (state.isOpen) throw new Error('A file is still open in the zip.');
      const start = state.offset;
      for (const entry of state.entries) push(directoryEntry(entry, state.made));
      push(endOfDirectory(state.entries.length, start, state.offset - start));
    },

    /** What was written since it was last taken. */
    take(): Buffer {
      return Buffer.concat(chunks.splice(0));
    },
  };
}

function localHeader(name: string, made: string): Buffer {
  const bytes = Buffer.from(name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  writeForm(header, 6, made);
  header.writeUInt16LE(bytes.length, 26);
  return Buffer.concat([header, bytes]);
}

function descriptor({ crc, size, packed }: Entry): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

function directoryEntry({ name, crc, size, packed, offset }: Entry, made: string): Buffer {
  const bytes = Buffer.from(name);
  const isFar = offset >= most32;
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(madeByUnix, 4);
  header.writeUInt16LE(isFar ? 45 : 20, 6);
  writeForm(header, 8, made);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(packed, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(bytes.length, 28);
  header.writeUInt16LE(isFar ? 12 : 0, 30);
  header.writeUInt32LE(plainFile, 38);
  header.writeUInt32LE(isFar ? most32 : offset, 42);
  if (!isFar) return Buffer.concat([header, bytes]);
  const far = Buffer.alloc(12);
  far.writeUInt16LE(1, 0);
  far.writeUInt16LE(8, 2);
  far.writeBigUInt64LE(BigInt(offset), 4);
  return Buffer.concat([header, bytes, far]);
}

function endOfDirectory(count: number, start: number, size: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(Math.min(size, most32), 12);
  end.writeUInt32LE(Math.min(start, most32), 16);
  if (count < 0xffff && start < most32 && size < most32) return end;
  const large = Buffer.alloc(76);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(madeByUnix, 12);
  large.writeUInt16LE(45, 14);
  large.writeBigUInt64LE(BigInt(count), 24);
  large.writeBigUInt64LE(BigInt(count), 32);
  large.writeBigUInt64LE(BigInt(size), 40);
  large.writeBigUInt64LE(BigInt(start), 48);
  large.writeUInt32LE(0x07064b50, 56);
  large.writeBigUInt64LE(BigInt(start + size), 64);
  large.writeUInt32LE(1, 72);
  return Buffer.concat([large, end]);
}

/** Flags, method, time and day, which stand beside each other in both headers. */
function writeForm(header: Buffer, at: number, made: string) {
  const date = new Date(made);
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  header.writeUInt16LE(utf8Name | sizesFollow, at);
  header.writeUInt16LE(deflated, at + 2);
  header.writeUInt16LE(time, at + 4);
  header.writeUInt16LE(day, at + 6);
}
