import * as z from 'zod';

export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** @throws SettingsError with a line for each setting that is missing or wrong, not only for the first */
export function parseEnvironment<Read>(schema: z.ZodType<Read>, environment: NodeJS.ProcessEnv): Read {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new SettingsError([...new Set(lines)]);
}

const renamedPrefixes = [['PORTAL_TYPESETTER_', 'PORTAL_PDF_RENDERER_']] as const;

/** Settings that still have their name of release 0.1.0, under the new one; the new one wins where both are set. */
export function withNewNames(
  environment: NodeJS.ProcessEnv,
  warn: (line: string) => void,
): NodeJS.ProcessEnv {
  const renamed: NodeJS.ProcessEnv = {};
  for (const [name, value] of Object.entries(environment))
    for (const [before, now] of renamedPrefixes)
      if (name.startsWith(before)) {
        const newName = name.replace(before, now);
        warn(`${name} is now ${newName}. The next release no longer reads the old name.`);
        renamed[newName] = value;
      }
  return { ...renamed, ...environment };
}

/** What `read` answers; where a setting is wrong the process says so in plain lines and ends. */
export function readSettingsOrExit<Read>(name: string, read: (environment: NodeJS.ProcessEnv) => Read): Read {
  try {
    return read(withNewNames(process.env, (line) => process.stderr.write(`${line}\n`)));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(
      `${name} cannot start:\n${error.problems.map((problem) => `  ${problem}\n`).join('')}`,
    );
    process.exit(1);
  }
}

export function text(advice: string) {
  return z.string({ error: `is missing. Set ${advice}.` });
}

export function address(advice: string, protocols = ['https:', 'http:']) {
  return text(advice).refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
    error: `is not such an address. Set ${advice}.`,
    abort: true,
  });
}

export type Listening = { host: string; port: number } | { path: string };

/** Where a server listens that speaks no HTTP: a host and its port, or a socket of this machine. */
export function hostAndPort(example: string) {
  return z
    .string()
    .regex(
      /^(\/[\w./-]{1,100}|[A-Za-z0-9.-]{1,253}:[0-9]{1,5})$/,
      `must be a host and its port, or the path of a socket. Set for example ${example}.`,
    )
    .transform((value): Listening => {
      if (value.startsWith('/')) return { path: value };
      const [host = '', port = ''] = value.split(':');
      return { host, port: Number(port) };
    });
}

/** What `read` makes of a file that a setting names. */
export function fileOf<T>(read: (path: string) => T, what: string) {
  return z
    .string()
    .transform((path, context) => {
      try {
        return read(path);
      } catch {
        const message = `must be the path of a file that this process can read: ${what}.`;
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
    })
    .optional();
}

export function wholeNumber(least: number, most: number, fallback: number) {
  const advice = `must be a whole number from ${least} to ${most}. Set for example ${fallback}.`;
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most, advice)
    .transform(Number)
    .default(fallback);
}

export function trueOrFalse(advice: string) {
  return z
    .enum(['true', 'false'], `must be true or false: ${advice}.`)
    .default('false')
    .transform((value) => value === 'true');
}

/**
 * A secret, or several separated by commas while one is replaced: the first is used, all of them are accepted. So both ends
 * know the new one before either uses it.
 */
export function secretList(advice: string) {
  return text(advice)
    .transform(splitList)
    .refine((secrets) => secrets.length > 0, `is missing. Set ${advice}.`);
}

export function splitList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

const secretAdvice = 'a random text of at least 24 characters, made with: openssl rand -base64 32';
const isLong = (secret: string) => secret.length >= 24;

/** Shared by two processes, and by nobody else. */
export function sharedSecret() {
  return text(secretAdvice).refine(isLong, `is too short. Set ${secretAdvice}.`);
}

export function sharedSecrets() {
  return secretList(secretAdvice).refine(
    (secrets) => secrets.every(isLong),
    `is too short. Set ${secretAdvice}.`,
  );
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export function logLevel() {
  return z.enum(logLevels, `must be one of ${logLevels.join(', ')}.`).default('info');
}
