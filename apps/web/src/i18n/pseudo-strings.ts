import type { Messages } from '@lingui/core';

type Piece = Messages[string];

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ';

/** ⟦Ĥéļþ~~⟧: accented, three tenths longer, in words that wrap, and with ends that show where it is cut off. */
export function toPseudoLocale(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, frame(message)]));
}

function frame(message: Piece): Piece {
  const padding = '~'.repeat(Math.ceil(lengthOf(message) * 0.3)).replaceAll(/~{10}(?=~)/g, '$& ');
  const pieces = typeof message === 'string' ? [accent(message)] : message.map(accentPiece);
  return ['⟦', ...pieces, `${padding}⟧`];
}

function accentPiece(piece: unknown): never {
  if (typeof piece === 'string') return (piece === '#' ? piece : accent(piece)) as never;
  if (!Array.isArray(piece)) return piece as never;
  const [name, type, format] = piece as [string, string?, Record<string, unknown>?];
  if (!/^(plural|select|selectordinal)$/.test(type ?? '') || !format) return piece as never;
  const cases = Object.entries(format).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(accentPiece) : accentPiece(value),
  ]);
  return [name, type, Object.fromEntries(cases)] as never;
}

/** Tags such as <0> stay as they are. */
function accent(text: string): string {
  return text
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replaceAll(/[A-Za-z]/g, (letter) => accented.charAt(plain.indexOf(letter))),
    )
    .join('');
}

function lengthOf(message: Piece): number {
  return typeof message === 'string'
    ? message.length
    : message.reduce<number>((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 6), 0);
}
