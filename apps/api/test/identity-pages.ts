import { identityOrigin } from './stack.ts';

export type CookieJar = Map<string, string>;
export type Form = { action: string; fields: Record<string, string> };

/** One step of a browser at the identity server; redirects are left to the caller. */
export async function visit(url: string, jar: CookieJar, form?: URLSearchParams): Promise<Response> {
  const answer = await fetch(url, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    ...(form && { body: form }),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
  return answer;
}

/** The same, as far as the page that it ends at. */
export async function visitPage(url: string, jar: CookieJar): Promise<string> {
  let answer = await visit(url, jar);
  for (let turn = 0; turn < 8; turn++) {
    const location = answer.headers.get('location');
    if (location === null) return answer.text();
    answer = await visit(new URL(location, identityOrigin).href, jar);
  }
  throw new Error('the identity server did not come to an end');
}

export async function submit(
  { action, fields }: Form,
  jar: CookieJar,
  typed: Record<string, string>,
): Promise<Response> {
  return visit(action, jar, new URLSearchParams({ ...fields, ...typed }));
}

/** The first form of a page, with what it sends along by itself. */
export function readForm(html: string): Form {
  const [, tag = '', inside = ''] = /(<form[^>]*>)([^]*?)<\/form>/.exec(html) ?? [];
  const hidden = Array.from(inside.matchAll(/<input[^>]*type="hidden"[^>]*>/g), ([input]) => [
    attributeOf(input, 'name'),
    attributeOf(input, 'value'),
  ]);
  return {
    action: new URL(attributeOf(tag, 'action'), identityOrigin).href,
    fields: Object.fromEntries(hidden) as Record<string, string>,
  };
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
}
