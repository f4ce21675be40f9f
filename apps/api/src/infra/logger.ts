import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';

export type { Logger };

/**
 * Log lines hold no token, no search and nothing of a patient: requests are described by their route pattern only
 * (request-log.ts), and an error by its type, code and stack frames, because messages of parsers and drivers quote data.
 */
export function createLogger(
  { logLevel }: { logLevel: LevelWithSilent },
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: null,
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  };
  // Lines are gathered and written beside the calls, at the latest after a second and at the end of the process.
  return pino(
    options,
    destination ?? pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    frames: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
