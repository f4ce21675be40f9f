/** Types that a browser may show; everything else is bytes to be saved, never a page. */
const shown = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);

export function shownType(contentType: string | undefined): string {
  const essence = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return shown.has(essence) ? essence : 'application/octet-stream';
}
