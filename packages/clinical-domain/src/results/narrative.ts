const longest = 20_000;
/** What these hold is not for reading. */
const dropped = new Set([
  'script',
  'style',
  'svg',
  'math',
  'template',
  'iframe',
  'object',
  'noscript',
  'head',
]);
const lineBreaks =
  /^(address|blockquote|br|caption|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  micro: 'µ',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  middot: '·',
};

/**
 * The words of a narrative (Narrative.div), without any of its markup: a report may come from anywhere, and nothing in it
 * is worth running. The result is text, to be shown as text.
 */
export function readNarrative(div: string | undefined): string {
  const html = (div ?? '').slice(0, longest);
  const lower = html.toLowerCase();
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return tidy(text + html.slice(at));
    text += html.slice(at, open);
    const tag = /[a-z!?/]/i.test(html.charAt(open + 1))
      ? readTag(html, lower, open)
      : { name: '<', end: open + 1 };
    if (!tag) return tidy(text);
    if (tag.name === '<') text += '<';
    if (lineBreaks.test(tag.name)) text += '\n';
    at = tag.end;
  }
  return tidy(text);
}

/** Where the tag ends, and with it all that it holds if that is not for reading; nothing where it does not end. */
function readTag(html: string, lower: string, open: number): { name: string; end: number } | undefined {
  if (html.startsWith('<!--', open)) return endAfter(html, '-->', open + 4);
  if (html.startsWith('<![CDATA[', open)) return endAfter(html, ']]>', open + 9);
  const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9:-]*)/.exec(lower.slice(open, open + 40)) ?? [];
  const end = findTagEnd(html, open);
  if (end === undefined) return undefined;
  const isAlone = html[end - 2] === '/';
  if (slash !== '' || isAlone || !dropped.has(name)) return { name, end };
  const close = lower.indexOf(`</${name}`, end);
  const closed = close < 0 ? undefined : findTagEnd(html, close);
  return closed === undefined ? undefined : { name, end: closed };
}

function endAfter(html: string, mark: string, from: number) {
  const at = html.indexOf(mark, from);
  return at < 0 ? undefined : { name: '', end: at + mark.length };
}

/** A `>` inside a quoted attribute does not end the tag. */
function findTagEnd(html: string, open: number): number | undefined {
  let quote = '';
  for (let at = open; at < html.length; at += 1) {
    const letter = html.charAt(at);
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at + 1;
  }
  return undefined;
}

/** Control characters, and those that turn the direction of what follows. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

function tidy(text: string): string {
  return decode(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.replaceAll(unseen, '').trim())
    .filter(Boolean)
    .join('\n');
}

function decode(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
      ? String.fromCodePoint(code)
      : '';
  });
}
