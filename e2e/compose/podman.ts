import { execFileSync } from 'node:child_process';

/** The name that scripts/compose/try.ts gives the deployment. */
export const project = 'portal-try';

export const podman = (...args: string[]) =>
  execFileSync('podman', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
