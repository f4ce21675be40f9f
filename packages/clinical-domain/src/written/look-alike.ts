/** Letters and digits that look like a Latin letter, beyond what Unicode itself folds (fullwidth, mathematical, accents). */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  ѐ: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  ц: 'u',
  ѵ: 'v',
  ѡ: 'w',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  ү: 'y',
  ᴢ: 'z',
  α: 'a',
  β: 'b',
  ϲ: 'c',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  ζ: 'z',
  օ: 'o',
  ո: 'n',
  ս: 'u',
  հ: 'h',
  ց: 'g',
  ȷ: 'j',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ɩ: 'i',
  ʟ: 'l',
  ɪ: 'i',
  ʜ: 'h',
  ᴀ: 'a',
  ᴄ: 'c',
  ᴇ: 'e',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ʏ: 'y',
  ᴠ: 'v',
  ꓮ: 'a',
  ꓚ: 'c',
  ꓲ: 'i',
  ꓡ: 'l',
  ꓰ: 'e',
  ꓳ: 'o',
  0: 'o',
  1: 'l',
  '|': 'l',
};

/** A shorter name is found by chance. */
const shortest = 5;

/**
 * Whether the text has a name in it that only looks like one of these: other letters, the same picture. The name itself may
 * be written, in capitals or not.
 */
export function imitates(text: string, names: readonly string[]): boolean {
  const pictures = toPicture(text);
  return names.some((name) => {
    const picture = toPicture(name);
    if (picture.length < shortest || !pictures.includes(picture)) return false;
    // The name itself has the same picture: whatever is left over is another's.
    return count(pictures, picture) > count(fold(text), fold(name));
  });
}

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) found += 1;
  return found;
}

const joiners = /[\u200C\u200D]/gu;
const marks = /[\u0300-\u036F]/gu;
const looking = new RegExp(`[${Object.keys(lookAlikes).join('')}i]`, 'gu');

const fold = (text: string) =>
  text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(joiners, '').toLowerCase();

/** What a text looks like, in Latin letters where it does. `i` and `l` are one: the capital of one is the other to the eye. */
function toPicture(text: string): string {
  const plain = fold(text).normalize('NFKD').replaceAll(marks, '').toLowerCase();
  return plain.replaceAll(looking, (letter) => {
    const latin = lookAlikes[letter] ?? letter;
    return latin === 'i' ? 'l' : latin;
  });
}
