import { request } from 'node:http';
import { type CookieJar, readForm } from '../test/identity-pages.ts';
import { publicUrl, stack } from '../test/stack.ts';

export type Page = { status: number; html: string; location: string; ms: number };

/** What the portal's web client asks the login page with. */
export const loginQuery = new URLSearchParams({
  client_id: 'patient-portal',
  redirect_uri: `${publicUrl}/callback`,
  response_type: 'code',
  scope: 'openid',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
}).toString();

/** A browser at the identity server that comes from an address of this machine; 127.0.0.0/8 has enough of them. */
export function openBrowser(issuer: string, from = '127.0.0.1', headers: Record<string, string> = {}) {
  const jar: CookieJar = new Map();
  const { port } = new URL(issuer);

  const ask = (url: string, form?: Record<string, string>) =>
    new Promise<Page>((resolve, reject) => {
      const { pathname, search } = new URL(url, issuer);
      const start = performance.now();
      const call = request(
        {
          host: '127.0.0.1',
          port,
          path: pathname + search,
          method: form ? 'POST' : 'GET',
          localAddress: from,
          headers: {
            host: `localhost:${stack.ports.identity}`,
            cookie: [...jar].map((pair) => pair.join('=')).join('; '),
            ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
            ...headers,
          },
        },
        (answer) => {
          for (const line of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            if (value === '') jar.delete(name);
            else jar.set(name, value);
          }
          let html = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (html += part));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              html,
              location: answer.headers.location ?? '',
              ms: performance.now() - start,
            }),
          );
        },
      );
      call.on('error', reject);
      call.end(form && new URLSearchParams(form).toString());
    });

  /** As far as the page that it ends at, or the portal's address. */
  async function visit(url: string, form?: Record<string, string>): Promise<Page> {
    let page = await ask(url, form);
    let ms = page.ms;
    while (page.location !== '' && !page.location.startsWith(publicUrl)) {
      page = await ask(page.location);
      ms += page.ms;
    }
    return { ...page, ms };
  }

  const submit = async ({ status, html }: Page, typed: Record<string, string>) => {
    if (!html.includes('<form')) throw new Error(`a page without a form: ${status} ${html.slice(0, 400)}`);
    const { action, fields } = readForm(html);
    return visit(action, { ...fields, ...typed });
  };

  const openLogin = (more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(loginQuery)), ...more });
    return visit(`${issuer}/protocol/openid-connect/auth?${query.toString()}`);
  };

  return {
    visit,
    submit,
    openLogin,

    async signIn(username: string, password: string, more: Record<string, string> = {}): Promise<Page> {
      return submit(await openLogin(more), { username, password });
    },

    async askForReset(username: string): Promise<Page> {
      const { html } = await openLogin();
      const link = /href="([^"]*reset-credentials[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      return submit(await visit(link), { username });
    },

    async register(email: string, firstName = 'Gita'): Promise<Page> {
      const form = await visit(`${issuer}/protocol/openid-connect/registrations?${loginQuery}`);
      return submit(form, { firstName, lastName: 'Rai', email });
    },
  };
}

export const asksForPassword = ({ html }: Page) => html.includes('name="password"');

/** The consent page, or the portal itself. */
export const isSignedIn = ({ html, location }: Page) =>
  location.startsWith(publicUrl) || html.includes('name="accept"');
