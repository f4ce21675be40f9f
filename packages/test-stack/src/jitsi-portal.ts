import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import { spawnApi, spawnWeb, waitForPortal } from './portal-processes.ts';
import { type StackSettings, videoEnvironment } from './settings.ts';

export const jitsiDomain = 'meet.himalvalley.example';
export const jitsiRelease = 'release-9646';

/** The built portal once more, as a hospital runs it that has Jitsi: one API process and nginx, beside the others. */
export async function startJitsiPortal(settings: StackSettings) {
  const { ports, directory } = settings;
  const origin = `http://localhost:${ports.secondWeb}`;
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyFile = join(directory, 'jitsi.pem');
  mkdirSync(directory, { recursive: true });
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const environment = {
    PORTAL_PUBLIC_URL: origin,
    PORTAL_VIDEO_PROVIDER: 'jitsi',
    PORTAL_VIDEO_SECRET: videoEnvironment(settings).PORTAL_VIDEO_SECRET,
    PORTAL_JITSI_DOMAIN: jitsiDomain,
    PORTAL_JITSI_RELEASE: jitsiRelease,
    PORTAL_JITSI_APP_ID: 'himal-valley',
    PORTAL_JITSI_KEY_ID: 'himal-valley/1',
    PORTAL_JITSI_KEY_FILE: keyFile,
  };
  const api = spawnApi(settings, ports.thirdApi, { environment });
  await waitForPortal(`http://127.0.0.1:${ports.thirdApi}/healthz`);
  const web = spawnWeb(settings, [ports.thirdApi], {
    port: ports.secondWeb,
    name: 'web-jitsi',
    videoScriptOrigin: `https://${jitsiDomain}`,
    videoServerOrigins: '',
  });
  await waitForPortal(`${origin}/config.json`);
  return {
    origin,
    readToken: async (token: string) =>
      (await jwtVerify(token, publicKey, { audience: 'jitsi', issuer: 'chat' })).payload,
    stop() {
      web.kill('SIGTERM');
      api.kill('SIGTERM');
    },
  };
}
