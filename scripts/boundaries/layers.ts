export type Layer = {
  folder: string;
  /** For the table in docs/architecture.md. */
  holds: string;
  /** What it may import besides itself and npm packages. Only layers above it in this list. */
  imports: string[];
};

const api = (name: string, holds: string, imports: string): Layer => ({
  folder: `apps/api/src/${name}`,
  holds,
  imports: toFolders('apps/api/src', imports),
});
const web = (name: string, holds: string, imports: string): Layer => ({
  folder: `apps/web/src/${name}`,
  holds,
  imports: toFolders('apps/web/src', imports),
});
const shared = (name: string, holds: string, imports = ''): Layer => ({
  folder: `packages/${name}`,
  holds,
  imports: toFolders('packages', imports),
});

/** Lowest first. A folder that is not here may import nothing of ours. */
export const layers: Layer[] = [
  shared(
    'clinical-domain',
    'pure rules: names, times, money, booking, medicines, results, a clinic’s colours',
  ),
  shared('api-contract', "schemas of the portal's own endpoints"),
  shared('fhir-queries', 'every FHIR search, read and write the web app makes', '@clinical-domain'),
  shared(
    'ui',
    'design-system components with their words and gallery; languages, calendars and what a device chose',
    '@clinical-domain',
  ),
  shared('test-stack', 'starts the real servers and seeds them; no product code', '@clinical-domain'),

  web('platform', 'browser and phone capabilities; the only importer of phone plugins', '@ui'),
  web('i18n', 'the words of each folder, loaded with its code', '@ui'),
  web(
    'http',
    'calls to `/v1`, retries, the deployment’s settings',
    'platform @api-contract @clinical-domain',
  ),
  web(
    'session',
    'who is signed in; the client of `/r4`; outbox, offline copy, live changes',
    'http i18n platform @api-contract @clinical-domain @fhir-queries @ui',
  ),
  web(
    'features',
    'one folder per thing a patient does; a feature never imports a feature',
    'session http i18n platform @api-contract @clinical-domain @fhir-queries @ui',
  ),
  web(
    'app',
    'entry, routes, shell',
    'features session http i18n platform @api-contract @clinical-domain @fhir-queries @ui',
  ),
  {
    folder: 'apps/mobile',
    holds: 'the phone app: configuration, `ios/`, `android/`; no screens',
    imports: [],
  },

  api('upstream', 'one call to another server, and that it gave no answer', ''),
  api(
    'records',
    'the one client of the records server: find, search, transact; ids and references',
    'upstream',
  ),
  api(
    'infra',
    'clients of the other servers, settings, migrations',
    'upstream records @api-contract @clinical-domain',
  ),
  api('http', 'refusals and error answers, headers, request log, client addresses', 'upstream @api-contract'),
  api('limits', 'rate limits, day quotas, semaphores', 'infra http @clinical-domain'),
  api(
    'patient-access',
    'what a patient may read: caller, scopes, parse → decide → forward → rewrite; `policies/` one rule a file, `tables/` their data',
    'upstream records infra http limits @clinical-domain @fhir-queries',
  ),
  api(
    'audit',
    'who did what: audit entries, in batches; shown as FHIR AuditEvent',
    'upstream records infra http patient-access @clinical-domain',
  ),
  api('sessions', 'the sessions of the portal and which of them are alive', 'infra'),
  api(
    'portal',
    'what the endpoints of one process share; access and scope of each route',
    'infra http limits patient-access audit sessions',
  ),
  api('contacts', 'which e-mail addresses and phone numbers are confirmed', 'infra @api-contract'),
  api(
    'portal-auth',
    'one file per sign-in endpoint',
    'upstream records infra http limits patient-access audit sessions portal contacts @api-contract @clinical-domain',
  ),
  api(
    'events',
    'what changes in a record, from the records server to the streams of its patient',
    'upstream records infra http limits patient-access audit sessions portal @api-contract',
  ),
  api(
    'notifications',
    'what a patient is told of and how; `channels/` one way a file',
    'records infra http limits patient-access audit portal contacts events @api-contract @clinical-domain',
  ),
  api(
    'contact-codes',
    'codes that confirm an address or a number',
    'infra http limits patient-access audit portal contacts notifications @api-contract @clinical-domain',
  ),
  api(
    'booking',
    'book, cancel, reschedule, free times',
    'upstream records infra http limits patient-access portal @clinical-domain',
  ),
  api(
    'reports',
    "a report as PDF: the laboratory's own file, or one page of HTML that is rendered",
    'upstream records infra http limits patient-access audit portal @api-contract @clinical-domain',
  ),
  api(
    'summary-document',
    'the health summary as a signed FHIR document',
    'infra limits patient-access audit portal reports @api-contract @clinical-domain @fhir-queries',
  ),
  api(
    'summary-card',
    'the health summary on one page, as PDF',
    'upstream http limits patient-access audit portal reports summary-document @api-contract @clinical-domain',
  ),
  api(
    'download',
    'the whole record as a zip file, part by part',
    'upstream records infra http limits patient-access audit portal contacts notifications reports @api-contract @clinical-domain',
  ),
  api(
    'sharing',
    'one file per endpoint of shared summaries; stores ciphertext only',
    'infra http limits patient-access audit portal @api-contract',
  ),
  api(
    'video',
    "the token of a visit's call, by provider",
    'infra http limits patient-access audit portal @api-contract @clinical-domain',
  ),
  api(
    'account',
    'one file per endpoint of devices and account',
    'infra http limits patient-access audit sessions portal portal-auth @api-contract',
  ),
  api(
    'portal-config',
    'what the web app must know of the deployment',
    'infra http portal portal-auth @api-contract @clinical-domain',
  ),
  api('health', 'liveness and readiness', 'upstream portal'),
  api(
    'r4',
    'the FHIR endpoint: routes, read, write, bundle; `policies/` what a change must keep to',
    'upstream records http limits patient-access audit portal contacts portal-auth booking @clinical-domain',
  ),
  api('pdf-renderer', 'a page of HTML as a PDF, by Chromium; the only importer of playwright-core', 'infra'),
  api('migrate', 'the process that migrates the database', 'infra'),
  api('update-realm', 'a process that brings the realm of a deployment that exists up to date', 'infra'),
  api(
    'doctor',
    'a process that checks the deployment and says what to change',
    'records infra events @clinical-domain',
  ),
  api(
    'worker',
    'the process that makes notifications and reminders, and cleans up',
    'records infra sessions contacts events notifications',
  ),
];

function toFolders(parent: string, names: string): string[] {
  return names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => (name.startsWith('@') ? `packages/${name.slice(1)}` : `${parent}/${name}`));
}
