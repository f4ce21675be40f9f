import { portalEnvironment, type StackSettings, pdfRendererEnvironment } from '@portal/test-stack/settings';

/** Ports of this machine that the images are tried at. */
const ports = {
  records: 23080,
  identity: 23180,
  identityManagement: 23181,
  api: 23010,
  pdfRenderer: 23090,
  web: 23020,
  edge: 23444,
  edgePlain: 23081,
  postgres: 23432,
};

/** Java takes a part of the machine's memory unless it is told otherwise. */
const smallHeap = { JAVA_TOOL_OPTIONS: '-Xmx1g -XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=256m' };

export type Image = {
  name: string;
  dockerfile: string;
  target?: string;
  /** A role of the stack's PostgreSQL that gets an empty database of the name `images_{role}`. */
  database?: 'records' | 'identity' | 'portal';
  /** More words for `podman run`. */
  options?: string[];
  environment: (settings: StackSettings) => Record<string, string>;
};

const ownPortal = (settings: StackSettings, overrides: Record<string, string>) =>
  portalEnvironment({ ...settings, portalDatabase: 'images_portal' }, overrides);

/** Every image of the project, and how it is started to be tried: at the servers of the test stack, with a database of its own. */
export const images: Image[] = [
  {
    name: 'records',
    dockerfile: 'services/records/Dockerfile',
    database: 'records',
    environment: (settings) => ({
      ...smallHeap,
      RECORDS_PORT: String(ports.records),
      RECORDS_DB_URL: `jdbc:postgresql://127.0.0.1:${settings.ports.postgres}/images_records`,
      RECORDS_DB_USER: 'records',
      RECORDS_DB_PASSWORD: 'records',
    }),
  },
  {
    name: 'identity',
    dockerfile: 'services/identity/Dockerfile',
    database: 'identity',
    environment: (settings) => ({
      ...smallHeap,
      KC_DB_URL: `jdbc:postgresql://127.0.0.1:${settings.ports.postgres}/images_identity`,
      KC_DB_USERNAME: 'identity',
      KC_DB_PASSWORD: 'identity',
      KC_CACHE: 'local',
      KC_HOSTNAME: `http://localhost:${ports.identity}`,
      KC_HTTP_ENABLED: 'true',
      KC_HTTP_PORT: String(ports.identity),
      KC_HTTP_MANAGEMENT_PORT: String(ports.identityManagement),
      KC_BOOTSTRAP_ADMIN_USERNAME: 'images',
      KC_BOOTSTRAP_ADMIN_PASSWORD: 'of-no-worth',
      PORTAL_PUBLIC_URL: `http://localhost:${ports.web}`,
      PORTAL_WEB_CLIENT_SECRET: 'of-no-worth',
      PORTAL_ACCOUNTS_CLIENT_SECRET: 'of-no-worth',
      PORTAL_BACKCHANNEL_LOGOUT_URL: `http://127.0.0.1:${ports.api}/v1/auth/backchannel-logout`,
      PORTAL_SMTP_HOST: '127.0.0.1',
      PORTAL_SMTP_PORT: String(settings.ports.smtp),
      PORTAL_SMTP_FROM: 'portal@example.com',
    }),
  },
  {
    name: 'api',
    dockerfile: 'apps/api/Dockerfile',
    target: 'api',
    database: 'portal',
    environment: (settings) => ownPortal(settings, { PORTAL_PORT: String(ports.api) }),
  },
  {
    name: 'worker',
    dockerfile: 'apps/api/Dockerfile',
    target: 'worker',
    database: 'portal',
    // Not at the stack's records server: the stack's patients would be notified twice.
    environment: (settings) =>
      ownPortal(settings, { PORTAL_RECORDS_URL: `http://127.0.0.1:${ports.records}/fhir` }),
  },
  {
    name: 'pdf-renderer',
    dockerfile: 'apps/api/pdf-renderer.Dockerfile',
    // Chromium's sandbox needs user namespaces (deploy/compose/compose.yaml).
    options: ['--security-opt', 'seccomp=unconfined'],
    environment: (settings) =>
      pdfRendererEnvironment(settings, {
        PORTAL_PDF_RENDERER_PORT: String(ports.pdfRenderer),
        PORTAL_PDF_RENDERER_SANDBOX: 'on',
      }),
  },
  {
    name: 'web',
    dockerfile: 'apps/web/Dockerfile',
    environment: (settings) => ({
      PORTAL_WEB_PORT: String(ports.web),
      PORTAL_API_UPSTREAMS: `server 127.0.0.1:${ports.api};`,
      PORTAL_IDENTITY_ORIGIN: `http://localhost:${settings.ports.identity}`,
    }),
  },
  {
    name: 'postgres',
    dockerfile: 'deploy/postgres/Dockerfile',
    // Its entrypoint makes the database by a socket below /var/run.
    options: ['--read-only=false'],
    environment: () => ({ POSTGRES_HOST_AUTH_METHOD: 'trust', PGPORT: String(ports.postgres) }),
  },
  {
    name: 'edge',
    dockerfile: 'deploy/edge/Dockerfile',
    environment: () => ({
      EDGE_HTTP_PORT: String(ports.edgePlain),
      EDGE_HTTPS_PORT: String(ports.edge),
      EDGE_TLS: 'tls internal',
      EDGE_CA: '/etc/ssl/certs/ca-certificates.crt',
      EDGE_PORTAL_NAME: 'portal.localhost',
      EDGE_IDENTITY_NAME: 'id.localhost',
    }),
  },
];
