import { execFileSync, spawnSync } from 'node:child_process';

/** Whichever builds and runs containers here; both take the same words. */
export const engine = spawnSync('podman', ['--version']).status === 0 ? 'podman' : 'docker';

/** Runs a program to its end with its output on this terminal; throws unless it succeeds. */
export function run(program: string, args: string[]) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed`, { cause: error });
}

/** What the container engine answers; throws unless it succeeds. */
export const ask = (...args: string[]) =>
  execFileSync(engine, args, { encoding: 'utf8', stdio: 'pipe' }).trim();
