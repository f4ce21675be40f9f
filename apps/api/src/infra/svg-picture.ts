import { SaxesParser, type SaxesTagNS } from 'saxes';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** What draws, and nothing that runs, loads, links or moves. */
const drawing = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc metadata style linearGradient radialGradient stop clipPath mask pattern'.split(
    ' ',
  ),
);

const notPlain =
  'has more in it than a picture needs (script, style sheets from elsewhere, links, animation or a document type). Save it as a plain SVG, or as PNG.';

/** The root's attributes of an SVG that is a picture alone; else what is wrong with it. */
export function readSvgPicture(text: string): { viewBox: string | undefined } | string {
  let problem: string | undefined;
  let viewBox: string | undefined;
  let hasRoot = false;
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (because: string) => {
    problem ??= because;
  };
  parser.on('error', () =>
    refuse('is neither a well-formed SVG nor a PNG. Set the clinic’s logo as one of them.'),
  );
  parser.on('doctype', () => refuse(notPlain));
  parser.on('processinginstruction', () => refuse(notPlain));
  parser.on('text', (words) => {
    if (loads(words)) refuse(notPlain);
  });
  parser.on('cdata', (words) => {
    if (loads(words)) refuse(notPlain);
  });
  parser.on('opentag', (tag) => {
    if (!hasRoot && (tag.local !== 'svg' || tag.uri !== svgNamespace))
      refuse('is neither SVG nor PNG. Set the clinic’s logo as one of them.');
    if (!hasRoot) viewBox = tag.attributes['viewBox']?.value;
    hasRoot = true;
    if (!isPlain(tag)) refuse(notPlain);
  });
  parser.write(text).close();
  return problem ?? { viewBox };
}

function isPlain({ uri, local, attributes }: SaxesTagNS): boolean {
  return (
    uri === svgNamespace &&
    drawing.has(local) &&
    Object.values(attributes).every(({ local: name, value }) => {
      if (/^on/i.test(name)) return false;
      return name === 'href' ? value.startsWith('#') : !loads(value);
    })
  );
}

/** Styles may point at what is in the picture itself. */
const loads = (style: string) => /@import|url\(\s*["']?(?!#)/i.test(style);
