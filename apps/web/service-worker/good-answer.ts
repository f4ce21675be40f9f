type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>;

/** Whether it is the whole of what was asked for, and not some proxy's page in its place. A redirected page cannot be shown again. */
export function isGood(path: string, { status, redirected, headers }: Answer): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 200 && !redirected && isPage === path.endsWith('.html');
}

/** @throws where the answer is not good */
export async function getGood(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { cache });
  if (!isGood(path, answer)) throw new Error(`${path} was answered with ${answer.status}.`);
  return answer;
}
