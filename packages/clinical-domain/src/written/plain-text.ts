/** Turn the order of letters around, or close such a turn. */
const turns = '\\u202A-\\u202E\\u2066-\\u2069';
/** Say in which direction to read; of use beside letters that are read from the right. */
const directionMarks = '\\u061C\\u200E\\u200F';
/** Take no room, or that of a space, and mean nothing: soft hyphen, fillers, zero-width space, joiners of words, old controls. */
const empty =
  '\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180E\\u200B\\u2060-\\u2065\\u206A-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB';
const controls = '\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u2028\\u2029\\p{Cs}';
/** Join, part, vary or tag what stands before them; elsewhere they hide. */
const dependent = '\\u200C\\u200D\\uFE00-\\uFE0F\\u{E0000}-\\u{E01EF}';

/** Scripts that are written with joiners: in Nepali, गर्‍यो has one. */
const joined = [
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Tibetan',
  'Myanmar',
  'Khmer',
  'Arabic',
  'Syriac',
  'Mongolian',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');

const emoji = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\uFE0F?';

/**
 * Where a dependent character belongs: a flag of tags, an emoji of several, a letter of a script with joiners, a variant.
 * Without lookbehind, which older phones do not know.
 */
const inPlace = [
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{1,8}\\u{E007F}',
  `${emoji}(?:\\u200D${emoji})+`,
  `[${joined}][\\u200C\\u200D]`,
  '[\\p{L}\\p{N}\\p{S}\\p{P}][\\uFE00-\\uFE0F]',
].join('|');

const readFromTheRight =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const hidden = new RegExp(`(${inPlace})|[${turns}${directionMarks}${empty}${controls}${dependent}]`, 'gu');
const hiddenFromTheRight = new RegExp(`(${inPlace})|[${turns}${empty}${controls}${dependent}]`, 'gu');

/** The text without characters that hide, turn around or part what is read. Whatever a reader sees stays. */
export function toPlainText(text: string): string {
  const pattern = readFromTheRight.test(text) ? hiddenFromTheRight : hidden;
  return text.replace(pattern, (_, kept: string | undefined) => kept ?? '');
}

export function isPlainText(text: string): boolean {
  return toPlainText(text) === text;
}
