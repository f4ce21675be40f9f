export type LegalSection = { heading: string; paragraphs: string[] };

/** A line that begins with `## ` is a heading; blank lines part paragraphs; {clinicName} stands for the clinic. */
export function parseLegalText(text: string, clinicName: string): LegalSection[] {
  const sections: LegalSection[] = [];
  for (const block of text
    .replaceAll('\r\n', '\n')
    .replaceAll('{clinicName}', () => clinicName)
    .split(/\n\s*\n/)) {
    const words = block.trim().replaceAll(/\s*\n\s*/g, ' ');
    if (words === '') continue;
    if (words.startsWith('## ')) sections.push({ heading: words.slice(3).trim(), paragraphs: [] });
    else if (sections.length === 0) sections.push({ heading: '', paragraphs: [words] });
    else sections.at(-1)?.paragraphs.push(words);
  }
  return sections;
}
