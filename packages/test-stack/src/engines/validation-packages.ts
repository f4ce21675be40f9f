import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import type { StackSettings } from '../settings.ts';

/** The International Patient Summary and HL7's terminology that it refers to; FHIR packages are npm packages. */
const packages = [
  { name: 'hl7.fhir.uv.ips', version: '2.0.0' },
  { name: 'hl7.terminology.r4', version: '7.0.1' },
];

export const validationPackages = ({ cache }: StackSettings) =>
  packages.map(({ name, version }) => join(cache, `${name}-${version}.tgz`));

export async function installValidationPackages(settings: StackSettings) {
  const files = validationPackages(settings);
  if (files.every((file) => existsSync(file))) return;
  mkdirSync(settings.cache, { recursive: true });
  const download = mkdtempSync(join(settings.cache, 'packages-'));
  const wanted = packages.map(({ name, version }) => `${name}@${version}`);
  await runCommand('npm', ['pack', '--silent', '--pack-destination', download, ...wanted]);
  packages.forEach(({ name, version }, index) =>
    renameSync(join(download, `${name}-${version}.tgz`), files[index] ?? ''),
  );
  rmSync(download, { recursive: true, force: true });
}
