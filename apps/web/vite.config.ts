import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const environment = process.env;
const port = Number(environment['PORTAL_WEB_PORT'] ?? 18020);
const api = environment['PORTAL_API_URL'] ?? 'http://127.0.0.1:18010';
const apiPaths = ['/v1', '/r4', '/config.json', '/.well-known/smart-configuration'];
const proxy = Object.fromEntries(apiPaths.map((path) => [path, { target: api, xfwd: true }]));

const framework = /node_modules\/(react|react-dom|scheduler|react-router|zustand)\//;

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
  server: { port, strictPort: true, proxy },
  preview: { port, strictPort: true, proxy, headers: readSecurityHeaders() },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } } },
  },
});

/** The preview server answers with the very headers of the production server's template. */
function readSecurityHeaders(): Record<string, string> {
  const template = readFileSync(resolve(import.meta.dirname, 'nginx.conf.template'), 'utf8');
  const identity = environment['PORTAL_IDENTITY_ORIGIN'] ?? 'http://localhost:18003';
  const lines = template.matchAll(
    /^ {4}add_header (\S+) "([^"$]*(?:\$\{PORTAL_IDENTITY_ORIGIN\}[^"$]*)?)" always;/gm,
  );
  return Object.fromEntries(
    Array.from(lines, ([, name, value]) => [
      name,
      value?.replace('${PORTAL_IDENTITY_ORIGIN}', identity) ?? '',
    ]),
  );
}

/** Writes a .gz beside each text file, so that the web server compresses nothing while it serves. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|html|svg)$/.test(file.fileName)) continue;
          const source = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source });
        }
      },
    },
  };
}
