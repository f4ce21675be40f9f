/** Texts that the specification fixes, and names of pages made of them: they stay letter for letter. */
const fixed: ReadonlySet<string> = new Set([
  'The doctor is not available for appointments at this time. Please select another doctor, or try again later!',
  'Doctors are not available in {specialty} !',
  'The MediaRecorder API is not supported in your browser.',
  'Biometry is not available: {reason}',
]);

const mostWords = 20;

/** Words and forms of `docs/content-style.md`, each with what to say. */
const banned: readonly (readonly [RegExp, string])[] = [
  [/\bat once\b/i, 'right away'],
  [/\bsomebody\b/i, 'someone'],
  [/\bshall\b/i, 'will, or a question with “do you want”'],
  [/\bstands? here\b/i, 'is here'],
  [/\bwhat is\b/i, 'what’s'],
  [/\bbeg[ia]ns?\b|\bbegun\b/i, 'start'],
  [/\bthat you\b/i, 'leave “that” out'],
  [/\bnotices?\b/i, 'notification'],
  [/\bsign(?:ed|ing)?[- ](?:in|out)\b|\bsign-ins\b/, 'log in, log out, login'],
  [/\b(?:could|do|does|did|is|are|was|were|has|have|will|would) not\b|\bcannot\b/i, 'the contraction'],
  [/\b(?:you|they|we) (?:are|will)\b(?=\s+\w)/i, 'the contraction'],
  [/\b(?:it|that|there) is\b(?=\s+\w)/i, 'the contraction'],
  [/\bmeanwhile\b|\bno longer\b/i, '“since then”, “any more”'],
  [/\bin error\b/i, 'by mistake'],
  [/\bwill be shown\b/i, 'will show up'],
  [/\bonline again\b/i, 'back online'],
];

/** What a text breaks of the rules for patients, one line each. */
export function findOddWords(text: string): string[] {
  if (fixed.has(text)) return [];
  const words = banned.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0];
    return found ? [`“${found}”: say ${instead}`] : [];
  });
  const long = splitSentences(text)
    .filter((sentence) => countWords(sentence) > mostWords)
    .map((sentence) => `${countWords(sentence)} words, at most ${mostWords}: “${sentence}”`);
  return [...words, ...long];
}

/** Each form of a plural is a text of its own. */
function splitSentences(text: string): string[] {
  const forms = [...text.matchAll(/(?:=\d+|one|other) \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(
    ([, form]) => form ?? '',
  );
  return (forms.length > 0 ? forms : [text]).flatMap((form) => form.split(/(?<=[.!?:])\s+/));
}

function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{#]/u.test(word)).length;
}
