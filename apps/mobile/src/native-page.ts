/** The last two as nginx takes them for the website; empty where there are no video visits. */
type Servers = { server: string; issuer: string; videoScriptOrigin?: string; videoServerOrigins?: string };

/** On iOS the app's pages have a scheme of their own, which not every version counts as 'self'. */
const own = "'self' capacitor://localhost";

/** The web app's page, told where its server is and what it may talk to: no web server adds headers inside an app. */
export function toNativePage(
  page: string,
  { server, issuer, videoScriptOrigin = '', videoServerOrigins = '' }: Servers,
): string {
  const [portal, identity] = [new URL(server).origin, new URL(issuer).origin];
  const policy = [
    "default-src 'none'",
    `script-src ${own} ${videoScriptOrigin}`.trimEnd(),
    `frame-src ${videoScriptOrigin || "'none'"}`,
    `style-src ${own}`,
    `font-src ${own}`,
    `img-src ${own} data: blob:`,
    'media-src blob:',
    `connect-src ${own} ${portal} ${identity} ${videoServerOrigins}`.trimEnd(),
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ');
  const metas = `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    <meta name="portal-server" content="${portal}" />`;
  const told = page
    .replaceAll(/^ *<link [^>]*href="\/(config\.json|v1\/brand\.css)"[^>]*>\n/gm, '')
    .replaceAll(/^ *<link rel="(manifest|apple-touch-icon)"[^>]*>\n/gm, '')
    .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${metas}`);
  if (!told.includes('portal-server'))
    throw new Error('index.html has no charset to put the app’s settings after.');
  return told;
}
