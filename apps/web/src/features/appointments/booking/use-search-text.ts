import { useLocation, useSearchParams } from 'react-router';

const parameter = 'search';

/** What is searched for is part of the address, so that Back finds it again. */
export function useSearchText() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };

  function setText(text: string) {
    const next = new URLSearchParams(query);
    if (text.trim() === '') next.delete(parameter);
    else next.set(parameter, text.trim());
    setQuery(next, { replace: true, preventScrollReset: true, state });
  }

  return { text: query.get(parameter) ?? '', setText };
}
