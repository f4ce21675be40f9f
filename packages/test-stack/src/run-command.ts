import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

interface Options {
  cwd?: string;
  environment?: Record<string, string>;
}

/** Runs a command to its end and returns what it printed; throws with its last lines when it fails. */
export async function runCommand(command: string, args: string[], options: Options = {}): Promise<string> {
  try {
    const { stdout } = await execute(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.environment },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const tail = `${stdout}\n${stderr}`.trim().split('\n').slice(-15).join('\n');
    throw new Error(`${command} ${args.slice(0, 3).join(' ')} failed:\n${tail}`, { cause: error });
  }
}

export const isRoot = () => process.getuid?.() === 0;
