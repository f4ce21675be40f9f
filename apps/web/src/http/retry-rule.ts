import { isHTTPError, isNetworkError, isTimeoutError, type Options } from 'ky';

const repeatableStatuses = [429, 500, 502, 503, 504];
const factor = 0.5;
const longestWaitSeconds = 30;

/**
 * Waits 0.5 s, 1 s, 2 s … or what Retry-After asks for; a server that asks for longer than 30 s is not asked again. A POST
 * is repeated only where its caller says that twice equals once.
 */
export function retryRule(limit: number, { isRepeatable = false } = {}): Pick<Options, 'retry'> {
  const mayRepeat = (error: Error) => {
    if (isHTTPError(error) && secondsAsked(error.response) > longestWaitSeconds) return false;
    if (!isHTTPError(error) && !isNetworkError(error) && !isTimeoutError(error)) return false;
    return isRepeatable || error.request.method !== 'POST';
  };
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

function secondsAsked(response: Response): number {
  const asked = response.headers.get('retry-after');
  if (asked === null) return 0;
  const seconds = Number(asked);
  if (!Number.isNaN(seconds)) return seconds;
  const date = Date.parse(asked);
  return Number.isNaN(date) ? 0 : (date - Date.now()) / 1000;
}
