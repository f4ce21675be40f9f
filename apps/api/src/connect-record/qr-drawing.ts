import qrcode from 'qrcode';
import { type Markup, markup } from '../reports/markup.ts';

/** So much white a reader needs on each side, in modules. */
export const quietModules = 4;

/** One square a dark module. M: a fold or a stain of a slip that was carried home does no harm. */
export function qrDrawing(text: string, label: string): Markup {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const dots = Array.from(data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  ).join('');
  const side = size + 2 * quietModules;
  return markup`<svg class="qr" role="img" aria-label="${label}" viewBox="${`-${quietModules} -${quietModules} ${side} ${side}`}" shape-rendering="crispEdges"><path d="${dots}" /></svg>`;
}
