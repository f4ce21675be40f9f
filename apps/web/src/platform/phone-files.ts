import type { Directory, FilesystemPlugin } from '@capacitor/filesystem';
import type { SharePlugin } from '@capacitor/share';
import { toBase64 } from './base64-file.ts';
import { toPhoneFileName } from './phone-file-name.ts';

type Plugins = {
  filesystem: Pick<FilesystemPlugin, 'writeFile' | 'appendFile' | 'rmdir'>;
  share: Pick<SharePlugin, 'share'>;
};

const folder = 'handed-over';
const directory = 'CACHE' as Directory.Cache;
/** What crosses the bridge at once; a multiple of three, so that base64 has no padding inside a file. */
const pieceBytes = 3 * 256 * 1024;
/** An app that was chosen may still be reading when the share sheet is gone; Android tells even Drive's dialog as a cancel. */
const keptMs = 10 * 60_000;
/** What the share sheet says when the person closes it, or presses twice. */
const harmless = /share cancell?ed|sharing is in progress/i;

/** Files for other apps of the phone, by its share sheet: to look at, to save, to print, to send. */
export function createPhoneFiles({ filesystem, share }: Plugins, encode = toBase64) {
  const remove = (path: string) =>
    filesystem.rmdir({ path, directory, recursive: true }).catch(() => undefined);

  async function write(file: Blob, path: string): Promise<string> {
    const first = await encode(file.slice(0, pieceBytes));
    const { uri } = await filesystem.writeFile({ path, directory, data: first, recursive: true });
    for (let start = pieceBytes; start < file.size; start += pieceBytes) {
      const data = await encode(file.slice(start, start + pieceBytes));
      await filesystem.appendFile({ path, directory, data });
    }
    return uri;
  }

  return {
    /** Closing the share sheet is no failure. @throws whatever the phone says, a full store for example */
    async save(file: Blob, name: string): Promise<void> {
      const own = `${folder}/${crypto.randomUUID()}`;
      const title = toPhoneFileName(name, file.type);
      try {
        const uri = await write(file, `${own}/${title}`);
        await share.share({ files: [uri], title, dialogTitle: title });
      } catch (error) {
        if (!harmless.test((error as Error).message)) {
          await remove(own);
          throw error;
        }
      }
      setTimeout(() => void remove(own), keptMs);
    },

    /** Nothing of the patient's stays behind. */
    removeAll: () => remove(folder),
  };
}
