/** The process runs. Says nothing about what it depends on, so that nobody restarts it for another's fault. */
export function healthz() {
  return async () => ({ status: 'ok' });
}
