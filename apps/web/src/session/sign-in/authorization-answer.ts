let answer: URLSearchParams | undefined;

/** Takes the answer out of the address bar before anything else runs. A token in the fragment counts too. */
export function captureAnswer(): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== '/callback' || (search === '' && hash === '')) return;
  keepAnswer(`${search.slice(1)}&${hash.slice(1)}`);
  window.history.replaceState(null, '', '/callback');
}

export function keepAnswer(parameters: string): void {
  answer = new URLSearchParams(parameters);
}

export function hasAnswer(): boolean {
  return answer !== undefined;
}

export function takeAnswer(): URLSearchParams | undefined {
  const taken = answer;
  answer = undefined;
  return taken;
}
