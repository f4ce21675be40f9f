import * as z from 'zod/mini';
import { fromBase64url, toBase64url } from './jwe.ts';

/** https://hl7.org/fhir/uv/smart-health-cards-and-links/links-specification.html */
const content = z.object({
  url: z.string().check(z.maxLength(128)),
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
  exp: z.optional(z.number()),
  flag: z.optional(z.string()),
  label: z.optional(z.string().check(z.maxLength(80))),
  v: z.optional(z.literal(1)),
});

export type HealthLink = z.infer<typeof content>;

const mark = 'shlink:/';

/** What a browser opens: the viewer's address, and behind its # all that no server is told. */
export function formatHealthLink(link: HealthLink, viewer: string): string {
  return `${viewer}#${mark}${toBase64url(new TextEncoder().encode(JSON.stringify(link)))}`;
}

/** Nothing where it is no health link, or one whose files are elsewhere: this page asks its own server alone. */
export function parseHealthLink(fragment: string, origin: string): HealthLink | undefined {
  const start = fragment.indexOf(mark);
  if (start < 0) return undefined;
  try {
    const text = new TextDecoder().decode(fromBase64url(fragment.slice(start + mark.length)));
    const link = content.parse(JSON.parse(text));
    return new URL(link.url).origin === origin ? link : undefined;
  } catch {
    return undefined;
  }
}
