import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { ariaLocales } from './aria-locales.plugin.ts';
import { minifyPublic } from './minify-public.plugin.ts';
import { routerParts } from './router-parts.plugin.ts';
import { wordsPlugins } from './words.plugins.ts';

const environment = process.env;
const port = Number(environment['PORTAL_WEB_PORT'] ?? 18020);
const api = environment['PORTAL_API_URL'] ?? 'http://127.0.0.1:18010';
const apiPaths = ['/v1', '/r4', '/config.json', '/.well-known/smart-configuration'];
const proxy = Object.fromEntries(apiPaths.map((path) => [path, { target: api, xfwd: true }]));

const framework = /node_modules\/(react|react-dom|scheduler|react-router|zustand)\//;
/** What the landing shares with other pages: many small files would compress worse and ask more often. */
const shared =
  /vite\/preload-helper|node_modules\/(@lingui\/(core|react\/dist\/index)|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared|icons\/(arrow-right|lock|menu)\.))|src\/(i18n\/(locale|words|format-year)|session\/(session|create-session|root-store|refresh-schedule|session-errors|prepare|choose-locale|use-locale-choice|start-sign-in|use-sign-in)|http\/portal-config|platform\/(storage|channel|popup)|ui\/(class-names|brand-mark|button|disclosure))\./;
/** Small pieces of nearly every page behind the landing: each file of its own would be named in the first view. */
const pieces = /src\/ui\/(avatar|badge|card|date-tile|empty-calendar-drawing|hues|skeleton|text-link|tile)\./;
const words = /src\/(app|ui)\/strings\/(en|np)\.po$/;

export default defineConfig(({ command }) => ({
  plugins: [
    ariaLocales(),
    routerParts(),
    react(),
    wordsPlugins({ isBuild: command === 'build' }),
    tailwindcss(),
    precompress(),
    minifyPublic(),
  ],
  // React itself has had it since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  server: { port, strictPort: true, proxy },
  preview: { port, strictPort: true, proxy, headers: readSecurityHeaders() },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'framework', test: framework },
            { name: 'shared', test: shared },
            { name: 'pieces', test: pieces },
            { name: (id) => `words-${words.exec(id)?.[2]}`, test: words },
          ],
        },
      },
    },
  },
}));

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
