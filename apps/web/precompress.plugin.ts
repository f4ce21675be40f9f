import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * So that the web server compresses nothing while it serves: a .gz beside each text file, and scripts and styles once more
 * in `brotli/`, under the name that tells nginx their type.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { fileName, ...file } of Object.values(bundle)) {
          if (!/\.(js|css|html|svg)$/.test(fileName)) continue;
          const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          this.emitFile({
            type: 'asset',
            fileName: `${fileName}.gz`,
            source: gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
          });
          if (!/^assets\/.+\.(js|css)$/.test(fileName)) continue;
          this.emitFile({ type: 'asset', fileName: `brotli/${fileName}`, source: brotliCompressSync(text) });
        }
      },
    },
  };
}
