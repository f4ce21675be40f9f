import { Refusal } from '../http/refusal.ts';
import { deepestNesting, mostValues } from './tables/limits.ts';

/**
 * How large a body may be. `bytes` counts all of it but the text of a file; `file` is where that text stands
 * (names from the root, lists left out) and how many bytes it may have.
 */
export type BodyLimits = { bytes: number; file?: { at: string; bytes: number } };

const [quote, backslash] = [0x22, 0x5c];
const longestName = 32;

/**
 * Looks at the bytes of a JSON body while they arrive, before anything is parsed: how many, how many values, how many
 * levels. Only of valid JSON are the counts exact; of anything else they hold up to the place where a parser gives up.
 */
export function createBodyScanner({ bytes: mostBytes, file }: BodyLimits) {
  const lastName = file?.at.split('.').at(-1);
  /** One for each open level: the name that was read last in an object, `undefined` in a list. */
  const open: (string | undefined)[] = [];
  let [plainBytes, fileBytes, values] = [0, 0, 0];
  let place: 'outside' | 'name' | 'text' | 'file' = 'outside';
  let [isEscaped, isInWord, nameComesNext] = [false, false, false];
  let name = '';

  function addValue() {
    values += 1;
    if (values > mostValues) throw tooLarge(`The body has more than ${mostValues} values.`);
  }

  function enter(first: string | undefined) {
    addValue();
    if (open.length === deepestNesting)
      throw new Refusal(400, 'bad_body', `The body is nested more than ${deepestNesting} levels deep.`);
    open.push(first);
    nameComesNext = first !== undefined;
  }

  function isFile(): boolean {
    const current = open.at(-1);
    return current !== undefined && current === lastName && open.filter(Boolean).join('.') === file?.at;
  }

  function beginString() {
    if (nameComesNext) {
      place = 'name';
      name = '';
    } else {
      addValue();
      place = isFile() ? 'file' : 'text';
    }
    nameComesNext = false;
  }

  function endString() {
    if (place === 'name' && open.length > 0) open[open.length - 1] = name;
    place = 'outside';
  }

  /** Passes what lies before the next quotation mark or escape at once. Returns the place after it. */
  function passText(chunk: Buffer, at: number, next: ReturnType<typeof findNext>): number {
    if (isEscaped) {
      isEscaped = false;
      plainBytes += 1;
      return at + 1;
    }
    const end = next(at);
    if (place === 'file') fileBytes += end - at;
    else plainBytes += end - at;
    if (place === 'name' && name.length <= longestName)
      name += chunk.toString('latin1', at, Math.min(end, at + longestName + 1));
    if (end === chunk.length) return end;
    plainBytes += 1;
    if (chunk[end] === quote) endString();
    else {
      isEscaped = true;
      name += '\\';
      // base64 has no escapes: this is not a file.
      if (place === 'file') place = 'text';
    }
    return end + 1;
  }

  function passByte(byte: number | undefined) {
    plainBytes += 1;
    const wasInWord = isInWord;
    isInWord = false;
    switch (byte) {
      case quote:
        return beginString();
      case 0x7b: // {
        return enter('');
      case 0x5b: // [
        return enter(undefined);
      case 0x7d: // }
      case 0x5d: // ]
        open.pop();
        nameComesNext = false;
        return;
      case 0x2c: // ,
        nameComesNext = open.at(-1) !== undefined;
        return;
      case 0x3a: // :
      case 0x20:
      case 0x09:
      case 0x0a:
      case 0x0d:
        return;
      default:
        isInWord = true;
        if (!wasInWord) addValue();
    }
  }

  /** @throws Refusal 413 | 400 at the first limit that is passed */
  return (chunk: Buffer): void => {
    const next = findNext(chunk);
    for (let at = 0; at < chunk.length;) {
      if (place === 'outside') {
        passByte(chunk[at]);
        at += 1;
      } else at = passText(chunk, at, next);
      if (plainBytes > mostBytes || fileBytes > (file?.bytes ?? 0)) throw tooLarge();
    }
  };
}

/** The next quotation mark or backslash from a place on, or the chunk's end. Each byte is looked at twice at most. */
function findNext(chunk: Buffer) {
  const known = { [quote]: -1, [backslash]: -1 };
  const find = (byte: number, from: number) => {
    if ((known[byte] ?? -1) < from) {
      const found = chunk.indexOf(byte, from);
      known[byte] = found === -1 ? chunk.length : found;
    }
    return known[byte] ?? chunk.length;
  };
  return (from: number) => Math.min(find(quote, from), find(backslash, from));
}

export function tooLarge(detail = 'The request is too large.'): Refusal {
  return new Refusal(413, 'too_large', detail);
}
