import { spawnSync } from 'node:child_process';
import type { Missing } from './engine.ts';
import { runCommand } from './run-command.ts';

export function findMissingJava(): Missing | undefined {
  const found = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(\d+)/.exec(found.stderr ?? '')?.[1] ?? 0);
  if (version >= 17) return undefined;
  return { what: 'Java 17', command: 'apt-get install --no-install-recommends openjdk-17-jdk-headless' };
}

export function findMissingMaven(): Missing | undefined {
  if (spawnSync('mvn', ['--version']).status === 0) return undefined;
  return { what: 'Maven', command: 'apt-get install --no-install-recommends maven' };
}

/** Brings one published artifact (group:name:version[:packaging]) into a folder. */
export function copyArtifact(artifact: string, folder: string) {
  return runCommand('mvn', [
    '-B',
    '-q',
    'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy',
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${folder}`,
  ]);
}
