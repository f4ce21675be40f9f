import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { launchInBackground, stopInBackground } from '../background-process.ts';
import type { Engine } from '../engine.ts';
import { answersOk } from '../http-ready.ts';
import { copyArtifact, findMissingJava } from '../maven.ts';
import { runCommand } from '../run-command.ts';
import { portalEnvironment, type StackSettings } from '../settings.ts';

const version = '26.7.3';

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
      ],
      environment: {
        JAVA_OPTS_APPEND: '-Xmx512m -XX:TieredStopAtLevel=1',
        KC_DB_URL: `jdbc:postgresql://127.0.0.1:${ports.postgres}/identity`,
        KC_DB_USERNAME: 'identity',
        KC_DB_PASSWORD: 'identity',
        KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
        KC_BOOTSTRAP_ADMIN_PASSWORD: 'admin',
        PORTAL_PUBLIC_URL: portal.PORTAL_PUBLIC_URL,
        PORTAL_WEB_CLIENT_SECRET: portal.PORTAL_WEB_CLIENT_SECRET,
        PORTAL_ACCOUNTS_CLIENT_SECRET: portal.PORTAL_ACCOUNTS_CLIENT_SECRET,
        PORTAL_SMTP_HOST: '127.0.0.1',
        PORTAL_SMTP_PORT: String(ports.smtp),
        PORTAL_SMTP_FROM: 'portal@example.com',
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
  if (!existsSync(home)) await runCommand('cp', ['-a', distribution(settings), home]);
  rmSync(join(home, 'themes/portal'), { recursive: true, force: true });
  symlinkSync(join(source, 'theme/portal'), join(home, 'themes/portal'));
  cpSync(join(source, 'realm'), join(home, 'data/import'), { recursive: true });
  return home;
}

export async function installIdentity(settings: StackSettings) {
  const target = distribution(settings);
  if (existsSync(target)) return;
  const download = join(settings.cache, 'keycloak-download');
  rmSync(download, { recursive: true, force: true });
  mkdirSync(download, { recursive: true });
  await copyArtifact(`org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`, download);
  await runCommand('tar', [
    '-xzf',
    join(download, `keycloak-quarkus-dist-${version}.tar.gz`),
    '-C',
    download,
  ]);
  const home = join(download, `keycloak-${version}`);
  await runCommand(join(home, 'bin/kc.sh'), ['build', '--db=postgres', '--health-enabled=true']);
  renameSync(home, target);
  rmSync(download, { recursive: true, force: true });
}

const distribution = ({ cache }: StackSettings) => join(cache, `keycloak-${version}`);
