import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toNativePage } from '../src/native-page.ts';

const built = resolve(import.meta.dirname, '../../web/dist');
const www = resolve(import.meta.dirname, '../www');

/** What browsers need and the app does not: compressed twins, and what makes a website one that can be installed. */
const isLeftOut = (path: string) => /(\.gz|-worker\.js|\.webmanifest|[/\\](brotli|icons))$/.test(path);

if (!existsSync(join(built, 'index.html')))
  throw new Error('The web app is not built. Run npm run build first.');
rmSync(www, { recursive: true, force: true });
cpSync(built, www, { recursive: true, filter: (path) => !isLeftOut(path) });
const page = join(www, 'index.html');
const server = process.env['PORTAL_PUBLIC_URL'] ?? 'https://portal.example.org';
const issuer = process.env['PORTAL_ISSUER'] ?? 'https://id.example.org/realms/portal';
const videoScriptOrigin = process.env['PORTAL_VIDEO_SCRIPT_ORIGIN'] ?? '';
const videoServerOrigins = process.env['PORTAL_VIDEO_SERVER_ORIGINS'] ?? '';
const servers = { server, issuer, videoScriptOrigin, videoServerOrigins };
writeFileSync(page, toNativePage(readFileSync(page, 'utf8'), servers));
