/** As it is sent: without space around it, and with no more than one empty line between two paragraphs. */
export function tidyText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** Something is said, or something is attached. */
export function canSend(text: string, files: number): boolean {
  return files > 0 || tidyText(text) !== '';
}
