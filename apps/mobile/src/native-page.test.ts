import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { toNativePage } from './native-page.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../web/index.html'), 'utf8');
const servers = {
  server: 'https://portal.example.org/',
  issuer: 'https://id.example.org/realms/portal',
};

test('the app’s page knows its server and may talk to it and to the identity server alone', () => {
  const native = toNativePage(page, servers);
  expect(native).toContain('<meta name="portal-server" content="https://portal.example.org" />');
  expect(native).toContain(
    "connect-src 'self' capacitor://localhost https://portal.example.org https://id.example.org;",
  );
  expect(native).toContain("frame-src 'none';");
  expect(native).not.toMatch(/unsafe|\*/);
});

test('a meeting’s servers are added where the deployment has one', () => {
  const liveKit = 'wss://video.example.org https://video.example.org';
  expect(toNativePage(page, { ...servers, videoServerOrigins: liveKit })).toContain(
    `https://id.example.org ${liveKit};`,
  );
  const jitsi = toNativePage(page, { ...servers, videoScriptOrigin: 'https://8x8.vc' });
  expect(jitsi).toContain("script-src 'self' capacitor://localhost https://8x8.vc;");
  expect(jitsi).toContain('frame-src https://8x8.vc;');
});

test('nothing is asked of the app itself that only the server has', () => {
  for (const path of ['/config.json', '/v1/brand.css']) {
    expect(page).toContain(path);
    expect(toNativePage(page, servers)).not.toContain(path);
  }
});

test('an app that is installed already is not offered as one', () => {
  expect(page).toContain('manifest.webmanifest');
  expect(toNativePage(page, servers)).not.toMatch(/manifest|apple-touch/);
});

test('a page that cannot be told is an error, not an app without a server', () => {
  expect(() => toNativePage('<html></html>', servers)).toThrow('charset');
});
