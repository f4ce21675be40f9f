import { writeBrandTones } from './brand-colors.ts';

type Logo = { address: string; width: number; height: number };

/** A clinic's colour and logo as a style sheet; empty where it has neither. */
export function writeBrandStyles({ color, logo }: { color?: string | undefined; logo?: Logo | undefined }) {
  return [color && writeColors(color), logo && writeLogo(logo)].filter(Boolean).join('\n');
}

/** `html` makes it count more than the portal's own styles, which come later. */
function writeColors(color: string): string {
  return `html:root{${writeBrandTones(color, 'light')}}\nhtml[data-theme='dark']{${writeBrandTones(color, 'dark')}}`;
}

/** In place of the portal's mark (`packages/ui/src/brand-mark.tsx`), as high as it; on white, whatever is behind. */
function writeLogo({ address, width, height }: Logo): string {
  return `.brand-mark{width:auto;max-width:8rem;aspect-ratio:${width}/${height};border-radius:6px;box-shadow:0 0 0 2px #fff;background:#fff url(${address}) center/contain no-repeat;print-color-adjust:exact}\n.brand-mark>*{display:none}`;
}
