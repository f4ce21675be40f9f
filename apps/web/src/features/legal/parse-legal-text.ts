export type LegalSection = { heading: string; paragraphs: string[] };

/** A line that begins with `## ` is a heading; blank lines part paragraphs; {clinicName} stands for the clinic. */
export function parseLegalText(text: string, clinicName: string): LegalSection[] {
  const sections: LegalSection[] = [];
  for (const block of text
    .replaceAll('\r\n', '\n')
    .replaceAll('{clinicName}', () => clinicName)
    .split(/\n\s*\n/)) {
    const paragraph = block.trim().replaceAll(/\s*\n\s*/g, ' ');
    if (paragraph === '') continue;
    if (paragraph.startsWith('## ')) sections.push({ heading: paragraph.slice(3).trim(), paragraphs: [] });
    else if (sections.length === 0) sections.push({ heading: '', paragraphs: [paragraph] });
    else sections.at(-1)?.paragraphs.push(paragraph);
  }
  return sections;
}
