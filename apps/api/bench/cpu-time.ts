import { existsSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds of processor that a process has used; NaN where the system does not tell. */
export function cpuSeconds(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return NaN;
  const [, rest = ''] = readFileSync(path, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
