/** Text that is markup already. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type { Markup };

export type Piece = Markup | Piece[] | string | undefined;

/** Markup in which whatever is filled in is shown as text: there is no way to fill in markup that was not made so. */
export function markup(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(
    parts.map((part, index) => (index === 0 ? part : `${render(pieces[index - 1])}${part}`)).join(''),
  );
}

/** Markup that is a file of this program; never anything that came from outside. */
export function ownMarkup(text: string): Markup {
  return new Markup(text);
}

/** Text for a place inside a style sheet: every sign is written by its number. */
export function cssText(text: string): Markup {
  const escaped = text.replaceAll(
    /[^A-Za-z0-9 ]/gu,
    (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `,
  );
  return new Markup(`"${escaped}"`);
}

function render(piece: Piece): string {
  if (piece === undefined) return '';
  if (Array.isArray(piece)) return piece.map(render).join('');
  return piece instanceof Markup ? piece.text : escape(piece);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
