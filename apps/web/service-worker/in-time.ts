const limitMs = 3000;

/** The answer, or nothing where it fails or takes too long for a page that could be shown meanwhile. */
export function inTime(asked: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), limitMs);
  });
  return Promise.race([asked.catch(() => undefined), late]);
}
