import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersOk } from './http-ready.ts';
import {
  hookEnvironment,
  portalEnvironment,
  providerEnvironment,
  type StackSettings,
  pdfRendererEnvironment,
  videoEnvironment,
} from './settings.ts';

type ApiOptions = { nodeArgs?: string[]; hookPort?: number; environment?: Record<string, string> };

/** Starts one API process in the foreground of this one; its output goes to the terminal. */
export function spawnApi(settings: StackSettings, port: number, options: ApiOptions = {}): ChildProcess {
  const { nodeArgs = [], hookPort, environment = {} } = options;
  const own = {
    PORTAL_PORT: String(port),
    ...providerEnvironment(settings),
    ...videoEnvironment(settings),
    ...(hookPort !== undefined && { PORTAL_HOOK_PORT: String(hookPort), ...hookEnvironment(settings) }),
    ...environment,
  };
  return spawn(process.execPath, [...nodeArgs, join(settings.repository, 'apps/api/src/main.ts')], {
    env: { ...process.env, ...portalEnvironment(settings, own) },
    stdio: 'inherit',
  });
}

/** Starts the process that makes notifications and reminders. */
export function spawnWorker(settings: StackSettings): ChildProcess {
  const own = { ...providerEnvironment(settings), ...hookEnvironment(settings) };
  return spawn(process.execPath, [join(settings.repository, 'apps/api/src/worker/main.ts')], {
    env: { ...process.env, ...portalEnvironment(settings, own) },
    stdio: 'inherit',
  });
}

/** Starts the process that makes PDFs; Chromium itself starts with the first one. */
export function spawnPdfRenderer(settings: StackSettings): ChildProcess {
  return spawn(process.execPath, [join(settings.repository, 'apps/api/src/pdf-renderer/main.ts')], {
    env: { ...process.env, ...pdfRendererEnvironment(settings) },
    stdio: 'inherit',
  });
}

/** What nginx is told of the video provider: whose script and pages, and whose servers, a page may use. */
type WebOptions = { port?: number; name?: string; videoScriptOrigin?: string; videoServerOrigins?: string };

/** Starts nginx with the production configuration in front of the given API processes. */
export function spawnWeb(
  settings: StackSettings,
  apiPorts: number[],
  options: WebOptions = {},
): ChildProcess {
  const { ports } = settings;
  const root = join(settings.repository, 'apps/web/dist');
  if (!existsSync(join(root, 'index.html'))) throw new Error('The web app is not built yet: npm run build');
  const template = readFileSync(join(settings.repository, 'apps/web/nginx.conf.template'), 'utf8');
  const liveKit = `ws://127.0.0.1:${ports.video} http://127.0.0.1:${ports.video}`;
  return spawnNginx(
    join(settings.directory, options.name ?? `web-${ports.web}`),
    fillTemplate(template, {
      PORTAL_WEB_LISTEN: `listen ${options.port ?? ports.web};`,
      PORTAL_API_SCHEME: 'http',
      PORTAL_API_TLS: '',
      PORTAL_WEB_ROOT: root,
      PORTAL_API_UPSTREAMS: apiPorts.map((port) => `server 127.0.0.1:${port};`).join(' '),
      PORTAL_IDENTITY_ORIGIN: `http://localhost:${ports.identity}`,
      PORTAL_VIDEO_SCRIPT_ORIGIN: options.videoScriptOrigin ?? '',
      PORTAL_VIDEO_SERVER_ORIGINS: options.videoServerOrigins ?? liveKit,
    }),
  );
}

/** Every path that it writes is below the prefix. */
export function spawnNginx(prefix: string, configuration: string): ChildProcess {
  mkdirSync(prefix, { recursive: true });
  writeFileSync(join(prefix, 'nginx.conf'), configuration);
  return spawn('nginx', ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
}

export async function waitForPortal(url: string) {
  const deadline = Date.now() + 60_000;
  while (!(await answersOk(url))) {
    if (Date.now() > deadline) throw new Error(`${url} did not answer within 60 s; the lines above say why.`);
    await sleep(200);
  }
}

/** Ends this process and its children together, whichever ends first. */
export function endTogether(children: ChildProcess[]) {
  const endAll = () => children.forEach((child) => child.kill('SIGTERM'));
  process.on('SIGINT', endAll);
  process.on('SIGTERM', endAll);
  for (const child of children) {
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 0;
      endAll();
    });
  }
}

/** Fills ${NAME} for the given names only, as apps/web/start-nginx.pl does in the container. */
export function fillTemplate(template: string, values: Record<string, string>) {
  return template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
