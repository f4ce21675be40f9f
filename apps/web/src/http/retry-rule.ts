import { isHTTPError, isNetworkError, isTimeoutError, type Options } from 'ky';

const repeatableStatuses = [429, 500, 502, 503, 504];
const factor = 0.5;
const longestWaitSeconds = 30;

/** Names a POST that the server runs once however often it arrives; only such a POST is repeated. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Waits 0.5 s, 1 s, 2 s … or what Retry-After asks for; a server that asks for longer than 30 s is not asked again. */
export function retryRule(limit: number): Options {
  return {
    retry: {
      limit,
      methods: ['get', 'put', 'post'],
      statusCodes: repeatableStatuses,
      afterStatusCodes: repeatableStatuses,
      delay: (attempt) => factor * 2 ** (attempt - 1) * 1000,
      retryOnTimeout: true,
      shouldRetry: ({ error }) => (mayRepeat(error) ? undefined : false),
    },
  };
}

function mayRepeat(error: Error): boolean {
  if (isHTTPError(error))
    return isRepeatable(error.request) && secondsAsked(error.response) <= longestWaitSeconds;
  return (isNetworkError(error) || isTimeoutError(error)) && isRepeatable(error.request);
}

function isRepeatable(request: Request): boolean {
  return request.method !== 'POST' || request.headers.has(idempotencyKeyHeader);
}

function secondsAsked(response: Response): number {
  const asked = response.headers.get('retry-after');
  if (asked === null) return 0;
  const seconds = Number(asked);
  if (!Number.isNaN(seconds)) return seconds;
  const date = Date.parse(asked);
  return Number.isNaN(date) ? 0 : (date - Date.now()) / 1000;
}
