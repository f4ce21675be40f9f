/**
 * For answers that carry a file of somebody else's making. A browser that is led to one saves it: it never shows it as a
 * page, guesses what it is, or runs what is in it.
 */
export function fileHeaders(name?: string): Record<string, string> {
  return {
    'content-disposition': name === undefined ? 'attachment' : `attachment; filename="${name}"`,
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  };
}
