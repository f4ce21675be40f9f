const scheme = 'com.patientportal:';
/** What e-mails and notifications lead to. */
const openable = /^\/(appointments|bills|medications|messages|test-results)(?=\/|$)/;

/** What a link that opens the app asks for: the answer to a sign-in, or a page that links may open. Nothing else. */
export function findLinkTarget(
  link: string,
  server: string,
): { answer: string } | { to: string } | undefined {
  const url = URL.parse(link);
  if (!url) return undefined;
  const isOwnScheme = url.protocol === scheme && url.host === '';
  const isOwnServer = url.origin === server;
  if ((isOwnScheme && url.pathname === '/callback') || (isOwnServer && url.pathname === '/callback/native'))
    return { answer: url.search.slice(1) };
  if (isOwnServer && openable.test(url.pathname)) return { to: `${url.pathname}${url.search}` };
  return undefined;
}
