import { spawnSync } from 'node:child_process';
import type { Missing } from './engine.ts';
import { findMissingJava, findMissingMaven } from './maven.ts';
import { postgres } from './engines/postgres.ts';
import { redis } from './engines/redis.ts';
import { isRoot, runCommand } from './run-command.ts';
import type { StackSettings } from './settings.ts';

const programs = [
  ['caddy', 'caddy', ['version']],
  ['chromium', 'chromium', ['--version']],
  ['chromium-headless-shell', 'chromium-headless-shell', ['--version']],
  ['nginx', 'nginx-light', ['-v']],
  ['pdftotext', 'poppler-utils', ['-v']],
] as const;

/** Installs Debian's packages for whatever the machine does not have yet; elsewhere says what to install. */
export async function installPackages(settings: StackSettings) {
  const engines = [
    findMissingJava(),
    findMissingMaven(),
    postgres.findMissing(settings),
    redis.findMissing(settings),
  ];
  const others = programs
    .filter(([program, , args]) => spawnSync(program, args).status !== 0)
    .map(([program, name]): Missing => ({
      what: program,
      command: `apt-get install --no-install-recommends ${name}`,
    }));
  const missing = [...engines.filter((one) => one !== undefined), ...others, ...findMissingFonts()];
  if (missing.length === 0) return;

  if (spawnSync('apt-get', ['--version']).status !== 0) {
    const lines = missing.map(({ what }) => `  ${what}`);
    throw new Error(
      `Install these with your system's package manager, then run this again:\n${lines.join('\n')}`,
    );
  }
  const packages = missing.map(({ command }) => command.split(' ').at(-1) ?? '');
  await apt('update');
  await apt('install', '--no-install-recommends', ...packages);
}

async function apt(...args: string[]) {
  const command = ['apt-get', '-o', 'DPkg::Lock::Timeout=600', '-y', '-q', ...args];
  const [program = '', ...rest] = isRoot() ? command : ['sudo', ...command];
  await runCommand(program, rest, { environment: { DEBIAN_FRONTEND: 'noninteractive' } });
}

function findMissingFonts(): Missing[] {
  const found = spawnSync('fc-list', [':lang=ne', 'family'], { encoding: 'utf8' });
  if (found.status === 0 && found.stdout.includes('Noto Sans Devanagari')) return [];
  return [
    { what: 'fontconfig', command: 'apt-get install --no-install-recommends fontconfig' },
    { what: 'Noto fonts', command: 'apt-get install --no-install-recommends fonts-noto-core' },
  ];
}
