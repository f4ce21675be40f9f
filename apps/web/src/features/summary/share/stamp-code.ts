import { cardCodePlace } from '@portal/api-contract/summary';

type Code = { size: number; data: ArrayLike<unknown> };

const pointsPerMm = 72 / 25.4;
/** The light edge that a reader needs, in dots. */
const quiet = 4;

/**
 * Draws the code into the place that the card keeps free for it, as an incremental update of the file (ISO 32000-1, 7.5.6):
 * what the server has set stays as it is, and the server does not learn what the code says.
 */
export function stampCode(pdf: Uint8Array, code: Code): Uint8Array {
  const text = new TextDecoder('latin1').decode(pdf);
  const [, trailer = '', lastXref = ''] =
    /trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(text) ?? [];
  const [, pageNumber = '', page = ''] =
    /(\d+) 0 obj\s*(<<\/Type \/Page\b[\s\S]*?)\s*endobj/.exec(text) ?? [];
  const height = Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(page)?.[1]);
  const first = Number(/\/Size (\d+)/.exec(trailer)?.[1]);
  const contents = /\/Contents (\d+ 0 R)/.exec(page)?.[1];
  if (!contents || !Number.isFinite(height) || !Number.isInteger(first))
    throw new Error('The card is not the kind of PDF that a code can be drawn on.');

  const withCode = page.replace(
    `/Contents ${contents}`,
    `/Contents [${first} 0 R ${contents} ${first + 1} 0 R]`,
  );
  let added = '\n';
  const place = (number: number | string, body: string) => {
    const entry = `${number} 1\n${String(pdf.length + added.length).padStart(10, '0')} 00000 n \n`;
    added += `${number} 0 obj\n${body}\nendobj\n`;
    return entry;
  };
  // The page's own drawing may leave its state changed, so that it is kept before and brought back after.
  const entries = [
    place(pageNumber, withCode),
    place(first, stream('q')),
    place(first + 1, stream(`Q\n/Artifact BMC\n0 0 0 rg\n${draw(code, height)}\nf\nEMC`)),
  ];
  const xref = pdf.length + added.length;
  const nextTrailer = `${trailer.replace(/\/Size \d+/, `/Size ${first + 2}`)}\n/Prev ${lastXref}`;
  added += `xref\n${entries.join('')}trailer\n<<${nextTrailer}>>\nstartxref\n${xref}\n%%EOF\n`;
  return new Uint8Array([...pdf, ...new TextEncoder().encode(added)]);
}

const stream = (body: string) => `<</Length ${body.length}>>\nstream\n${body}\nendstream`;

/** Dots beside each other are one rectangle: seams between them would show in print. */
function draw({ size, data }: Code, pageHeight: number): string {
  const dot = (cardCodePlace.size * pointsPerMm) / (size + 2 * quiet);
  const left = cardCodePlace.left * pointsPerMm;
  const top = pageHeight - cardCodePlace.top * pointsPerMm;
  const rectangles: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let from = 0, to = 0; from < size; from = to + 1) {
      for (to = from; to < size && data[row * size + to];) to += 1;
      if (to === from) continue;
      const [x, y] = [left + (quiet + from) * dot, top - (quiet + row + 1) * dot];
      rectangles.push(`${[x, y, (to - from) * dot, dot].map((each) => each.toFixed(3)).join(' ')} re`);
    }
  }
  return rectangles.join('\n');
}
