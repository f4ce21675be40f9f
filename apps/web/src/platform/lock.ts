/** One at a time among all tabs of this origin; in a browser without locks, one at a time is up to luck. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
