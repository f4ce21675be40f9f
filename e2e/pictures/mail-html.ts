/** The HTML part of a message with parts, decoded from quoted-printable or base64. */
export function readHtml(mail: string): string {
  const part = mail.split(/\r?\n--/).find((one) => /^content-type: text\/html/im.test(one)) ?? '';
  const [head = '', ...body] = part.split(/\r?\n\r?\n/);
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
