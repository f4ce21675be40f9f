const mostPages = 100;

/** How much of a list the address asks for. */
export function readPageNumber(query: URLSearchParams): number {
  const page = Number.parseInt(query.get('page') ?? '1', 10);
  return Math.min(mostPages, Math.max(1, page || 1));
}
