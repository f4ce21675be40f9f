/** Whether every word that was typed occurs somewhere in the texts, whatever its case and order. */
export function matchesWords(typed: string, texts: string[]): boolean {
  const text = fold(texts.join(' '));
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
