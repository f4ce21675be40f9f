import { mkdirSync, mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TokenResponse } from '@portal/api-contract/auth';
import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { fillTemplate, spawnNginx, waitForPortal } from '@portal/test-stack/portal-processes';
import { type ApiProcess, findFreePort, startApi } from './api-process.ts';
import { nativeClient, webClient } from './portal.ts';
import type { Consent } from './sign-in.ts';
import { publicUrl, stack } from './stack.ts';

type Environment = Record<string, string>;

/** Two API processes behind nginx, as Compose has them: one is replaced while the other answers. */
export async function startRollingPortal(environment: Environment) {
  const folder = mkdtempSync(join(tmpdir(), 'rolling-'));
  const root = join(folder, 'root');
  mkdirSync(root);
  chmodSync(folder, 0o755);
  const [web, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()];
  let settings = environment;
  const start = (port: number) => startApi(folder, { ...settings, PORTAL_PORT: String(port) });
  const apis: ApiProcess[] = [];
  for (const port of ports) apis.push(await start(port));
  const template = readFileSync(join(stack.repository, 'apps/web/nginx.conf.template'), 'utf8');
  const nginx = spawnNginx(
    join(folder, 'web'),
    fillTemplate(template, {
      PORTAL_WEB_LISTEN: `listen ${web};`,
      PORTAL_API_SCHEME: 'http',
      PORTAL_API_TLS: '',
      PORTAL_WEB_ROOT: root,
      PORTAL_API_UPSTREAMS: ports.map((port) => `server 127.0.0.1:${port} fail_timeout=2s;`).join(' '),
      PORTAL_IDENTITY_ORIGIN: 'https://id.example.org',
      PORTAL_VIDEO_SCRIPT_ORIGIN: '',
      PORTAL_VIDEO_SERVER_ORIGINS: '',
    }),
  );
  const url = `http://127.0.0.1:${web}`;
  await waitForPortal(`${url}/config.json`);

  return {
    url,
    /** Both processes one after the other, from now on with these settings. */
    async roll(changes: Environment) {
      settings = { ...settings, ...changes };
      for (const [index, port] of ports.entries()) {
        await apis[index]?.stop();
        apis[index] = await start(port);
        // nginx leaves one that did not answer out for two seconds.
        await sleep(2500);
      }
    },
    async close() {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await Promise.all([ended, ...apis.map((api) => api.stop())]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** A device that is signed in, and goes on using the portal until it is told to stop. */
export async function startDevice(portal: string, signIn: Consent, patientId: string) {
  const isWeb = signIn.client_id === webClient.client_id;
  /** `repeated`: what the app itself asks again for (`apps/web/src/http/retry-rule.ts`), so that its patient sees nothing. */
  const tally = { asked: 0, repeated: 0, failed: [] as string[] };
  let cookie = '';
  let refreshToken: string | undefined;
  let token = '';
  let resting = new AbortController();

  const send = (path: string, body: object | undefined) =>
    fetch(`${portal}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: body
        ? {
            'content-type': 'application/json',
            ...(isWeb && { origin: publicUrl, [portalRequestHeader]: '1', cookie }),
          }
        : { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);

  async function ask(path: string, body?: object): Promise<Response | undefined> {
    tally.asked += 1;
    let answer = await send(path, body);
    if (answer === undefined || answer.status >= 500) {
      tally.repeated += 1;
      await sleep(500);
      answer = await send(path, body);
    }
    if (answer?.status === 200) return answer;
    tally.failed.push(`${path.split('/').slice(0, 3).join('/')} ${answer?.status} ${await answer?.text()}`);
    return undefined;
  }

  async function take(answer: Response | undefined) {
    if (!answer) return;
    const tokens = (await answer.json()) as TokenResponse;
    token = tokens.access_token;
    refreshToken = tokens.refresh_token;
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  }

  async function goOn(pdf: string | undefined) {
    while (!resting.signal.aborted) {
      const client = isWeb ? webClient : { ...nativeClient, refresh_token: refreshToken };
      await take(await ask('/v1/auth/refresh', client));
      await (await ask(`/r4/Patient/${patientId}`))?.text();
      if (pdf !== undefined) await (await ask(`/v1/reports/${pdf}/pdf?language=en`))?.arrayBuffer();
      await sleep(200);
    }
  }

  await take(await ask('/v1/auth/authorize', signIn));
  let use: Promise<void> = Promise.resolve();
  return {
    tally,
    begin(pdf?: string) {
      resting = new AbortController();
      use = goOn(pdf);
    },
    async rest() {
      resting.abort();
      await use;
    },
  };
}
