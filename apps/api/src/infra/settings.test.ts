import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SettingsError } from './setting-forms.ts';
import { parseSettings } from './settings.ts';

const complete = {
  PORTAL_PUBLIC_URL: 'https://portal.example.org',
  PORTAL_DATABASE_URL: 'postgres://portal@db/portal',
  PORTAL_REDIS_URL: 'redis://redis:6379',
  PORTAL_RECORDS_URL: 'http://records:8080/fhir/',
  PORTAL_ISSUER: 'https://id.example.org/realms/portal',
  PORTAL_WEB_CLIENT_ID: 'web',
  PORTAL_WEB_CLIENT_SECRET: 'secret',
  PORTAL_NATIVE_CLIENT_ID: 'native',
  PORTAL_AUDIENCE: 'api',
  PORTAL_SESSION_KEY: Buffer.alloc(32, 1).toString('base64'),
};

function problemsOf(changes: NodeJS.ProcessEnv): readonly string[] {
  try {
    parseSettings({ ...complete, ...changes });
    return [];
  } catch (error) {
    return error instanceof SettingsError ? error.problems : [String(error)];
  }
}

test('a complete environment is read, with defaults for what a clinic need not decide', () => {
  expect(parseSettings(complete)).toMatchObject({
    fhirBase: 'https://portal.example.org/r4',
    recordsUrl: 'http://records:8080/fhir',
    identityOrigin: 'https://id.example.org',
    port: 8080,
    trustProxy: ['loopback'],
    clinic: {
      names: { en: 'Patient Portal', ne: 'बिरामी पोर्टल' },
      addresses: { en: undefined, ne: undefined },
      phone: undefined,
      emergencyPhone: '102',
      organizationId: '238488',
      zone: 'Asia/Kathmandu',
      bookingHorizonDays: 14,
      defaultWindowMinutes: 60,
      languages: ['en', 'np'],
    },
  });
});

test('every missing setting is told at once, with what to set', () => {
  const told = problemsOf(Object.fromEntries(Object.keys(complete).map((name) => [name, undefined])));
  expect(told).toHaveLength(Object.keys(complete).length);
  for (const name of Object.keys(complete)) {
    expect(told.find((line) => line.startsWith(`${name} `))).toMatch(/^\w+ is missing\. Set .+\.$/);
  }
});

test.each([
  ['PORTAL_PUBLIC_URL', 'http://portal.example.org', 'must be an https address'],
  ['PORTAL_PUBLIC_URL', 'https://portal.example.org/app', 'without a path'],
  ['PORTAL_PUBLIC_URL', 'portal.example.org', 'is not such an address'],
  ['PORTAL_ISSUER', 'http://id.example.org/realms/portal', 'must be an https address'],
  ['PORTAL_DATABASE_URL', 'mysql://db', 'is not such an address'],
  ['PORTAL_REDIS_URL', 'http://redis', 'is not such an address'],
  ['PORTAL_ACCOUNTS_URL', 'http://id.example.org/users', 'must be an https address'],
  ['PORTAL_ACCOUNTS_URL', 'https://id.example.org/users', 'needs PORTAL_ACCOUNTS_CLIENT_ID'],
  ['PORTAL_SESSION_KEY', 'c2hvcnQ=', 'must be 32 random bytes in base64'],
  ['PORTAL_PORT', '70000', 'must be a whole number from 1 to 65535'],
  ['PORTAL_BOOKING_HORIZON_DAYS', '2 weeks', 'must be a whole number from 1 to 365'],
  ['PORTAL_VIRUS_SCANNER', 'http://clamav', 'must be a host and its port, or the path of a socket'],
  [
    'PORTAL_TLS_CERTIFICATE_FILE',
    '/nowhere/cert.pem',
    'must be the path of a file that this process can read',
  ],
  ['PORTAL_SMTP_STARTTLS', 'yes', 'must be true or false'],
  ['PORTAL_REPLY_HOURS', 'soon', 'must be a whole number from 1 to 336'],
  ['PORTAL_CLINIC_ZONE', 'Asia/Nowhere', 'is not a time zone'],
  ['PORTAL_LANGUAGES', 'en,fr', 'must list languages'],
  ['PORTAL_TRUST_PROXY', '10.0.0.0/99', 'must list addresses'],
  ['PORTAL_LOG_LEVEL', 'loud', 'must be one of trace, debug, info'],
  ['PORTAL_ORGANIZATION_ID', 'a/b', 'must be the id'],
  ['PORTAL_CLINIC_PHONE', 'tel:102', 'must be a telephone number'],
  ['PORTAL_EMERGENCY_PHONE', '102;call=1', 'must be a telephone number'],
  ['PORTAL_CLINIC_EMAIL', 'info', 'is not an e-mail address'],
  ['PORTAL_CLINIC_COLOR', 'maroon', 'must be a colour of six hexadecimal digits'],
  ['PORTAL_CLINIC_COLOR', '#ff8800', 'its contrast with white is 2.39:1, and 4.5:1 is needed'],
  ['PORTAL_CLINIC_LOGO_FILE', '/nowhere/logo.svg', 'must be the path of a file that this process can read'],
  ['PORTAL_APP_STORE_URL', 'javascript:alert(1)', 'is not such an address'],
  ['PORTAL_PLAY_STORE_URL', 'http://play.google.com/store', 'is not such an address'],
])('%s=%s %s', (name, value, said) => {
  const told = problemsOf({ [name]: value });
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(new RegExp(`^${name} .*${said}`));
});

test.each([
  ['PORTAL_PUBLIC_URL', 'http://localhost:18020'],
  ['PORTAL_ISSUER', 'http://127.0.0.1:8080/realms/portal'],
  ['PORTAL_TRUST_PROXY', '10.0.0.0/8, fd00::/8, 192.0.2.1'],
  ['PORTAL_SESSION_KEY', [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64')).join(',')],
  ['PORTAL_CLINIC_NAME', ''],
  ['PORTAL_CLINIC_COLOR', '#8A1538'],
  ['PORTAL_VIRUS_SCANNER', '/run/clamav/clamd.sock'],
])('%s=%s is accepted', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([]);
});

test('the portal looks as the clinic says, and as its own where it says nothing', () => {
  expect(parseSettings(complete).clinic).toMatchObject({ color: undefined, logo: undefined });
  expect(parseSettings(complete).clinic.places).toEqual({ en: undefined, ne: undefined });
  const { clinic } = parseSettings({
    ...complete,
    PORTAL_CLINIC_COLOR: '#8a1538',
    PORTAL_CLINIC_PLACE: 'Lalitpur',
    PORTAL_CLINIC_LOGO_FILE: writeLogo(
      'logo.svg',
      svg('<path d="M0 0h9" style="fill:url(#a)"/>', '0 0 90 30'),
    ),
  });
  expect(clinic).toMatchObject({ color: '#8a1538', places: { en: 'Lalitpur', ne: 'Lalitpur' } });
  expect(clinic.logo).toMatchObject({ type: 'image/svg+xml', width: 90, height: 30 });
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR42mP8z8BQz0AEYBxVAAD6BgL/9F0YwQAAAABJRU5ErkJggg==',
  'base64',
);

test('a PNG is a logo by what is in it, not by its name', () => {
  const PORTAL_CLINIC_LOGO_FILE = writeLogo('logo.svg', png);
  const { clinic } = parseSettings({ ...complete, PORTAL_CLINIC_LOGO_FILE });
  expect(clinic.logo).toMatchObject({ type: 'image/png', width: 2, height: 1 });
});

test.each([
  ['a photo', 'ÿØÿà', 'is neither'],
  ['a cut PNG', png.subarray(0, 40), 'is not a whole PNG file'],
  [
    'a PNG of no size',
    Buffer.concat([png.subarray(0, 16), Buffer.alloc(8), png.subarray(24)]),
    'does not say',
  ],
  ['an SVG without a size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'does not say its size'],
  ['an SVG of endless size', svg('', '0 0 Infinity 10'), 'does not say its size'],
  ['a hair', svg('', '0 0 1 100000'), 'is too long: 1 by 100000'],
  ['an SVG without its namespace', '<svg viewBox="0 0 9 9"/>', 'is neither SVG nor PNG'],
  ['an SVG that is not closed', svg('<g>'), 'is neither a well-formed SVG nor a PNG'],
  ['a page', `<html>${svg('')}</html>`, 'is neither SVG nor PNG'],
  ['51 KB', svg(' '.repeat(51 * 1024)), 'is too large: 52 KB'],
  ...[
    '<script>alert(1)</script>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<g onload="alert(1)"/>',
    '<image href="https://example.org/a.png"/>',
    '<use href="https://example.org/a.svg#a"/>',
    '<style>@import url(https://example.org/a.css)</style>',
    '<path fill="url(https://example.org/a.svg#a)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<animate attributeName="href" values="java&#115;cript:alert(1)"/>',
    '<foreignObject/>',
    '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://example.org"/>',
  ].map((part) => [part, svg(part), 'has more in it than a picture needs'] as const),
  ['a document type', `<!DOCTYPE svg SYSTEM "https://example.org/a.dtd">${svg('')}`, 'has more in it'],
] as [string, string | Buffer, string][])('a logo is refused: %s', (_name, body, said) => {
  const told = problemsOf({ PORTAL_CLINIC_LOGO_FILE: writeLogo('logo', body) });
  expect(told).toEqual([expect.stringContaining(`PORTAL_CLINIC_LOGO_FILE ${said}`)]);
});

function svg(parts: string, viewBox = '0 0 9 9'): string {
  return `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${parts}</svg>`;
}

function writeLogo(name: string, body: string | Buffer): string {
  const file = join(mkdtempSync(join(tmpdir(), 'logo-')), name);
  writeFileSync(file, body);
  return file;
}

test('the PDF renderer is named with its secret, or not at all', () => {
  const secret = 'a-secret-of-more-than-24-letters';
  expect(parseSettings(complete).pdfRenderer).toBeUndefined();
  expect(
    parseSettings({
      ...complete,
      PORTAL_PDF_RENDERER_URL: 'http://pdf-renderer:8090/',
      PORTAL_PDF_RENDERER_SECRET: secret,
    }).pdfRenderer,
  ).toEqual({ url: 'http://pdf-renderer:8090', secrets: [secret] });
  expect(problemsOf({ PORTAL_PDF_RENDERER_URL: 'http://pdf-renderer:8090' })).toEqual([
    'PORTAL_PDF_RENDERER_URL needs PORTAL_PDF_RENDERER_SECRET, and the other way round. Set both or neither.',
  ]);
  expect(problemsOf({ PORTAL_PDF_RENDERER_URL: 'http://x', PORTAL_PDF_RENDERER_SECRET: 'short' })).toEqual([
    expect.stringContaining('PORTAL_PDF_RENDERER_SECRET is too short.'),
  ]);
});

const jitsi = {
  PORTAL_VIDEO_PROVIDER: 'jitsi',
  PORTAL_VIDEO_SECRET: 'a-secret-of-more-than-24-letters',
  PORTAL_JITSI_DOMAIN: '8x8.vc',
  PORTAL_JITSI_APP_ID: 'app',
  PORTAL_JITSI_KEY_ID: 'app/key',
};
const liveKit = {
  PORTAL_VIDEO_PROVIDER: 'livekit',
  PORTAL_VIDEO_SECRET: 'a-secret-of-more-than-24-letters',
  PORTAL_LIVEKIT_URL: 'wss://video.example.org/',
  PORTAL_LIVEKIT_API_KEY: 'key',
  PORTAL_LIVEKIT_API_SECRET: 'a-secret-of-more-than-thirty-two-letters',
};

function writeKey(name: string, key: KeyObject): string {
  const path = join(mkdtempSync(join(tmpdir(), 'settings-')), name);
  writeFileSync(path, key.export({ type: 'pkcs8', format: 'pem' }));
  return path;
}

test('a certificate is named with its key, or not at all', () => {
  const key = writeKey('key.pem', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
  expect(parseSettings(complete).tls).toBeUndefined();
  expect(problemsOf({ PORTAL_TLS_KEY_FILE: key })).toEqual([
    'PORTAL_TLS_CERTIFICATE_FILE needs PORTAL_TLS_KEY_FILE, and the other way round. Set both or neither.',
  ]);
  expect(problemsOf({ PORTAL_TLS_KEY_FILE: key, PORTAL_TLS_CERTIFICATE_FILE: key })).toEqual([
    expect.stringContaining('PORTAL_TLS_CERTIFICATE_FILE must be the path of a file'),
  ]);
});

test('mail is encrypted from the first byte at port 465, and never in the clear where that is asked for', () => {
  const mail = { PORTAL_SMTP_HOST: 'mail', PORTAL_SMTP_FROM: 'portal@example.org' };
  const read = (more: NodeJS.ProcessEnv) => parseSettings({ ...complete, ...mail, ...more }).providers.mail;
  expect(read({})).toMatchObject({ secure: false, requireTLS: false });
  expect(read({ PORTAL_SMTP_PORT: '465' })).toMatchObject({ secure: true });
  expect(read({ PORTAL_SMTP_SSL: 'true' })).toMatchObject({ secure: true });
  expect(read({ PORTAL_SMTP_STARTTLS: 'true' })).toMatchObject({ secure: false, requireTLS: true });
});

test('video visits are off unless a provider is named, and a provider has all that it needs', () => {
  expect(parseSettings(complete).video).toBeUndefined();
  expect(parseSettings({ ...complete, ...liveKit }).video).toMatchObject({ url: 'wss://video.example.org' });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const read = parseSettings({
    ...complete,
    ...jitsi,
    PORTAL_JITSI_KEY_FILE: writeKey('rsa.pem', privateKey),
  });
  expect(read.video).toMatchObject({ provider: 'jitsi', domain: '8x8.vc', appId: 'app', keyId: 'app/key' });
});

test('each setting that a provider lacks is told', () => {
  for (const [provider, given] of Object.entries({ jitsi, livekit: liveKit })) {
    const told = problemsOf({ PORTAL_VIDEO_PROVIDER: provider });
    const names = Object.keys(given).filter((name) => name !== 'PORTAL_VIDEO_PROVIDER');
    for (const name of names)
      expect(told).toContain(`${name} is missing. Set it, because PORTAL_VIDEO_PROVIDER is ${provider}.`);
  }
  expect(problemsOf(jitsi)).toEqual([
    'PORTAL_JITSI_KEY_FILE is missing. Set it, because PORTAL_VIDEO_PROVIDER is jitsi.',
  ]);
  expect(problemsOf({ PORTAL_VIDEO_PROVIDER: 'zoom' })[0]).toContain('must be none, jitsi or livekit');
});

test('a key that is not there, too short or of another kind is told at start', () => {
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
  const other = generateKeyPairSync('ed25519').privateKey;
  for (const path of ['/nowhere.pem', writeKey('short.pem', short), writeKey('other.pem', other)]) {
    const [told] = problemsOf({ ...jitsi, PORTAL_JITSI_KEY_FILE: path });
    expect(told).toMatch(
      /^PORTAL_JITSI_KEY_FILE must be the path of an RSA private key of at least 2048 bits/,
    );
  }
  expect(problemsOf({ ...liveKit, PORTAL_LIVEKIT_URL: 'ws://video.example.org' })[0]).toContain(
    'must be a wss',
  );
});

test('A13: what reaches the phone app is read from its files, and a file that is no such key is told at start', () => {
  const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const apns = { PORTAL_APNS_KEY_ID: 'ABC123DEFG', PORTAL_APNS_TEAM_ID: 'TEAM123456' };
  const read = parseSettings({ ...complete, ...apns, PORTAL_APNS_KEY_FILE: writeKey('apple.p8', apple) });
  expect(read.providers.apns).toMatchObject({
    topic: 'com.patientportal',
    url: 'https://api.push.apple.com',
  });
  expect(parseSettings(complete).providers).toMatchObject({ fcm: undefined, apns: undefined });
  const other = writeKey('rsa.p8', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  for (const name of ['PORTAL_APNS_KEY_FILE', 'PORTAL_FCM_SERVICE_ACCOUNT_FILE'])
    for (const path of ['/nowhere.json', other])
      expect(problemsOf({ ...apns, [name]: path })[0]).toMatch(`${name} must be the path of a file`);
  expect(problemsOf(apns)).toEqual([
    'PORTAL_APNS_KEY_FILE needs PORTAL_APNS_KEY_ID and PORTAL_APNS_TEAM_ID. Set all three or none.',
  ]);
});

test.each([
  'http://names.example.org',
  'https://names.example.org/',
  'https://names.example.org?a',
  'https://names.example.org#a',
])('C3: the canonical base is not %s', (base) => {
  expect(problemsOf({ PORTAL_CANONICAL_BASE: base })).toEqual([
    expect.stringMatching(/^PORTAL_CANONICAL_BASE must be an https address without a slash at the end/),
  ]);
});

test('C3: it may have a path', () => {
  expect(problemsOf({ PORTAL_CANONICAL_BASE: 'https://portal.example.org/fhir' })).toEqual([]);
});
