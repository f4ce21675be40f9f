import { createECDH } from 'node:crypto';
import type { Settings } from '../infra/settings.ts';
import { type Finding, rule } from './finding.ts';
import { isLocal } from '../infra/is-local.ts';

const everybody = new Set(['0.0.0.0/0', '::/0']);

/** What can be said of the settings alone. Whatever makes a process refuse to start is told before this. */
export function checkSettings(settings: Settings): Finding[] {
  const { clinic, providers, trustProxy } = settings;
  const isServed = settings.host !== '127.0.0.1' && settings.host !== '::1';
  return [
    rule(
      'clinic: name',
      clinic.names.en !== 'Patient Portal',
      'Set PORTAL_CLINIC_NAME: patients read “Patient Portal” where the clinic’s name belongs.',
    ),
    rule(
      'clinic: telephone',
      clinic.phone !== undefined,
      'Set PORTAL_CLINIC_PHONE: pages that say “call the clinic” have no number to call.',
    ),
    rule(
      'proxy: nobody else is believed',
      !trustProxy.some((entry) => everybody.has(entry)),
      'PORTAL_TRUST_PROXY believes everybody, so that a caller can pretend to be many and no limit holds. Name the proxy alone.',
    ),
    rule(
      'proxy: named',
      !isServed || trustProxy.some((entry) => entry !== 'loopback'),
      'This process is called from other machines and PORTAL_TRUST_PROXY names no proxy: all patients would share one limit. Set its address or range.',
    ),
    rule(
      'TLS: this process',
      !isServed || settings.tls !== undefined,
      'This process is called from other machines without TLS. Set PORTAL_TLS_CERTIFICATE_FILE and PORTAL_TLS_KEY_FILE.',
    ),
    rule(
      'TLS: database',
      isLocal(settings.databaseUrl) || /[?&]sslmode=verify-full\b/.test(settings.databaseUrl),
      'The database is asked without checking its certificate. Put sslmode=verify-full into PORTAL_DATABASE_URL.',
    ),
    rule(
      'TLS: Redis',
      isLocal(settings.redisUrl) || settings.redisUrl.startsWith('rediss:'),
      'Redis is asked without TLS. Use rediss: in PORTAL_REDIS_URL.',
    ),
    rule(
      'TLS: records server',
      isLocal(settings.recordsUrl) || settings.recordsUrl.startsWith('https:'),
      'The records server is asked without TLS. Use https: in PORTAL_RECORDS_URL.',
    ),
    rule(
      'public address',
      settings.publicUrl.startsWith('https:'),
      'PORTAL_PUBLIC_URL is http, which serves for development alone. Set the https address that patients open.',
    ),
    rule(
      'changes: told at once',
      settings.hook !== undefined,
      'The records server tells nobody of changes, so that patients wait for them. Set PORTAL_HOOK_URL and PORTAL_HOOK_SECRET.',
    ),
    rule(
      'PDFs',
      settings.pdfRenderer !== undefined,
      'No PDF renderer: results cannot be saved or shared. Set PORTAL_PDF_RENDERER_URL and PORTAL_PDF_RENDERER_SECRET.',
    ),
    rule(
      'viruses',
      settings.virusScanner !== undefined,
      'Files of patients are stored unscanned. Set PORTAL_VIRUS_SCANNER to a ClamAV.',
    ),
    rule(
      'backups',
      settings.backupStatusFile !== undefined,
      'Nobody tells of backups. Make them (docs/operate/back-up.md), and set PORTAL_BACKUP_STATUS_FILE to what pgbackrest info --output=json writes.',
    ),
    rule(
      'summaries: signed',
      settings.summaryKeys.current !== undefined,
      'Shared summaries are not signed, and viewers are told so. Set PORTAL_SUMMARY_KEY.',
    ),
    rule(
      'accounts: deleted on request',
      settings.accounts !== undefined,
      'Patients cannot delete their accounts. Set PORTAL_ACCOUNTS_URL and its client.',
    ),
    rule(
      'mail: set',
      providers.mail !== undefined,
      'No e-mails are sent. Set PORTAL_SMTP_HOST and PORTAL_SMTP_FROM.',
    ),
    rule(
      'mail: encrypted',
      providers.mail === undefined ||
        providers.mail.secure ||
        providers.mail.requireTLS ||
        isLocal(`smtp://${providers.mail.host}`),
      'E-mails may go to the mail server in the clear. Set PORTAL_SMTP_STARTTLS or PORTAL_SMTP_SSL to true.',
    ),
    rule(
      'push: keys',
      providers.push === undefined || isPair(providers.push),
      'PORTAL_PUSH_PUBLIC_KEY is not the public half of PORTAL_PUSH_PRIVATE_KEY: browsers will refuse every push. Set both from one run of npx web-push generate-vapid-keys.',
    ),
  ];
}

function isPair({ publicKey, privateKey }: { publicKey: string; privateKey: string }): boolean {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey().toString('base64url') === publicKey;
}
