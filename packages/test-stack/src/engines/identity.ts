import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { launchInBackground, stopInBackground } from '../background-process.ts';
import type { Engine } from '../engine.ts';
import { hashFiles } from '../folder-hash.ts';
import { answersOk } from '../http-ready.ts';
import { copyArtifact, findMissingJava } from '../maven.ts';
import { runCommand } from '../run-command.ts';
import { portalEnvironment, type StackSettings } from '../settings.ts';

const version = '26.7.3';

/** The address that the identity server believes when it names the client. */
export const identityProxy = '127.0.0.2';

/** Tests sign in and register from one address all day; those of the limits have realms with their own. */
const identityLimits = [
  'wrongPasswordsPerAddress',
  'wrongPasswordsAlike',
  'wrongPasswordsInAll',
  'mailsPerAddress',
  'mailsPerPerson',
]
  .map((name) => `${name}=100000`)
  .join();

/** A third of the tests' processor time was hashing passwords. One pass is still enough to notice a hash that is left out. */
const cheapPasswords = ['--spi-password-hashing--argon2--iterations=1'];

/** The second compiler for hashes and signatures alone: a sign-in took 107 ms in place of 262; the rest is not worth its time. */
const compileTheHottest = [
  '-XX:Tier4InvocationThreshold=100000',
  '-XX:Tier4MinInvocationThreshold=50000',
  '-XX:Tier4CompileThreshold=150000',
  '-XX:Tier4BackEdgeThreshold=400000',
  '-XX:ReservedCodeCacheSize=128m',
];

export const identity: Engine = {
  name: 'identity',
  address: ({ ports }) => `http://localhost:${ports.identity}/realms/portal`,

  findMissing(settings) {
    const built = existsSync(distribution(settings));
    return findMissingJava() ?? (built ? undefined : { what: 'Keycloak', command: 'npm run stack:install' });
  },

  async launch(settings) {
    const { ports } = settings;
    const home = await prepareHome(settings);
    const portal = portalEnvironment(settings);
    launchInBackground(settings, 'identity', {
      command: join(home, 'bin/kc.sh'),
      args: [
        'start',
        '--optimized',
        '--import-realm',
        '--http-enabled=true',
        '--http-host=127.0.0.1',
        `--http-port=${ports.identity}`,
        `--http-management-port=${ports.identityManagement}`,
        `--hostname=http://localhost:${ports.identity}`,
        '--cache=local',
        // A proxy that only tests of the clients' addresses speak for.
        '--proxy-headers=xforwarded',
        `--proxy-trusted-addresses=${identityProxy}`,
        ...cheapPasswords,
      ],
      environment: {
        JAVA_OPTS_APPEND: ['-Xmx512m', ...compileTheHottest].join(' '),
        KC_DB_URL: `jdbc:postgresql://127.0.0.1:${ports.postgres}/identity`,
        KC_DB_USERNAME: 'identity',
        KC_DB_PASSWORD: 'identity',
        KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
        KC_BOOTSTRAP_ADMIN_PASSWORD: 'admin',
        PORTAL_PUBLIC_URL: portal.PORTAL_PUBLIC_URL,
        PORTAL_WEB_CLIENT_SECRET: portal.PORTAL_WEB_CLIENT_SECRET,
        PORTAL_ACCOUNTS_CLIENT_SECRET: portal.PORTAL_ACCOUNTS_CLIENT_SECRET,
        PORTAL_BACKCHANNEL_LOGOUT_URL: `http://127.0.0.1:${ports.api}/v1/auth/backchannel-logout`,
        PORTAL_SMTP_HOST: '127.0.0.1',
        PORTAL_SMTP_PORT: String(ports.smtp),
        PORTAL_SMTP_FROM: 'portal@example.com',
        PORTAL_CLINIC_NAME: portal.PORTAL_CLINIC_NAME,
        PORTAL_CLINIC_NAME_NP: portal.PORTAL_CLINIC_NAME_NP,
        PORTAL_IDENTITY_LIMITS: identityLimits,
      },
    });
  },

  async isReady({ ports }) {
    const healthy = await answersOk(`http://127.0.0.1:${ports.identityManagement}/health/ready`);
    const discovery = `http://localhost:${ports.identity}/realms/portal/.well-known/openid-configuration`;
    return healthy && answersOk(discovery);
  },

  stop: (settings) => stopInBackground(settings, 'identity'),
};

/** The stack's own copy of the distribution, with the realm and the theme of this checkout in it. */
async function prepareHome(settings: StackSettings): Promise<string> {
  const home = join(settings.directory, 'identity');
  const source = join(settings.repository, 'services/identity');
  if (!existsSync(join(home, builtMark(settings)))) {
    rmSync(home, { recursive: true, force: true });
    await runCommand('cp', ['-a', distribution(settings), home]);
  }
  rmSync(join(home, 'themes/portal'), { recursive: true, force: true });
  symlinkSync(join(source, 'theme/portal'), join(home, 'themes/portal'));
  cpSync(join(source, 'realm'), join(home, 'data/import'), { recursive: true });
  return home;
}

export async function installIdentity(settings: StackSettings) {
  const target = distribution(settings);
  if (existsSync(target)) return;
  const published = await installPublished(settings);
  const extension = join(settings.repository, 'services/identity/extension');
  await runCommand('mvn', ['-B', '-q', 'package'], { cwd: extension });
  const home = `${target}-unfinished`;
  rmSync(home, { recursive: true, force: true });
  await runCommand('cp', ['-a', published, home]);
  copyFileSync(join(extension, 'target/portal-identity.jar'), join(home, 'providers/portal-identity.jar'));
  await runCommand(join(home, 'bin/kc.sh'), ['build', '--db=postgres', '--health-enabled=true']);
  writeFileSync(join(home, builtMark(settings)), '');
  renameSync(home, target);
}

async function installPublished({ cache }: StackSettings): Promise<string> {
  const target = join(cache, `keycloak-${version}`);
  if (existsSync(target)) return target;
  const download = join(cache, 'keycloak-download');
  rmSync(download, { recursive: true, force: true });
  mkdirSync(download, { recursive: true });
  await copyArtifact(`org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`, download);
  await runCommand('tar', [
    '-xzf',
    join(download, `keycloak-quarkus-dist-${version}.tar.gz`),
    '-C',
    download,
  ]);
  renameSync(join(download, `keycloak-${version}`), target);
  rmSync(download, { recursive: true, force: true });
  return target;
}

/** Keycloak with the extension of this checkout built in. */
const distribution = (settings: StackSettings) =>
  join(settings.cache, `keycloak-${version}-${extensionHash(settings)}`);

const builtMark = (settings: StackSettings) => `portal-identity-${extensionHash(settings)}.built`;

const extensionHash = ({ repository }: StackSettings) =>
  hashFiles(join(repository, 'services/identity/extension'), ['pom.xml', 'src/main/**/*']);
