import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ariaLocales } from './aria-locales.plugin.ts';
import { codeSplitting } from './code-splitting.ts';
import { minifyPublic } from './minify-public.plugin.ts';
import { precompress } from './precompress.plugin.ts';
import { preload } from './preload.plugin.ts';
import { serviceWorker } from './service-worker.plugin.ts';
import { stringsPlugins } from './strings.plugins.ts';

const environment = process.env;
const port = Number(environment['PORTAL_WEB_PORT'] ?? 18020);
const api = environment['PORTAL_API_URL'] ?? 'http://127.0.0.1:18010';
const apiPaths = ['/v1', '/r4', '/config.json', '/.well-known/smart-configuration', '/.well-known/jwks.json'];
const proxy = Object.fromEntries(apiPaths.map((path) => [path, { target: api, xfwd: true }]));

/** The first page without a network, whichever address it has; and what a new version is told by, whose build may be gone then. */
const shell = [
  'src/app/main.tsx',
  'src/app/visitor-landing.tsx',
  'src/features/landing/strings/en.po',
  'src/features/landing/strings/np.po',
  'src/app/follow-versions.ts',
  'src/app/show-new-version.tsx',
  'src/features/new-version/strings/en.po',
  'src/features/new-version/strings/np.po',
  'src/features/help/help.route.tsx',
  'src/features/help/strings/en.po',
  'src/features/help/strings/np.po',
  'src/app/toasts.tsx',
  'src/app/portal.tsx',
  'src/app/strings/en.po',
  'src/app/strings/np.po',
  'src/features/offline/offline.route.tsx',
  'src/features/offline/offline-copy-link.tsx',
  'src/features/offline/strings/en.po',
  'src/features/offline/strings/np.po',
  'src/bikram-sambat/bikram-view.ts',
];

export default defineConfig(({ command, mode }) => ({
  plugins: [
    ariaLocales(),
    react(),
    stringsPlugins({ isBuild: command === 'build' }),
    tailwindcss(),
    preload({ chunks: ['framework'], fonts: ['../../packages/ui/src/fonts/noto-sans.woff2'] }),
    precompress(),
    minifyPublic(),
    mode === 'production' && serviceWorker({ roots: shell }),
  ],
  // React itself has had it since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  server: { port, strictPort: true, proxy },
  preview: { port, strictPort: true, proxy, headers: readSecurityHeaders() },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // livekit-client, which only a call loads.
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
}));

/** The preview server answers with the very headers of the production server's template, without a video provider. */
function readSecurityHeaders(): Record<string, string> {
  const template = readFileSync(resolve(import.meta.dirname, 'nginx.conf.template'), 'utf8');
  const identity = environment['PORTAL_IDENTITY_ORIGIN'] ?? 'http://localhost:18003';
  const lines = template.matchAll(/^ {4}add_header (\S+) "([^"]*)" always;/gm);
  return Object.fromEntries(
    Array.from(lines, ([, name, value = '']) => [
      name,
      value.replace('${PORTAL_IDENTITY_ORIGIN}', identity).replaceAll(/\$(\{\w+\}|\w+)/g, ''),
    ]),
  );
}
