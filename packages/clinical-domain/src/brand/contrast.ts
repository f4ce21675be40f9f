type Rgb = readonly [red: number, green: number, blue: number];

/** Of a colour written as `#rrggbb`. */
export function parseColor(color: string): Rgb {
  const part = (from: number) => Number.parseInt(color.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

export function writeColor(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** As `color-mix(in srgb, color, other share%)` mixes them. */
export function mixColors(color: Rgb, other: Rgb, share: number): Rgb {
  const mix = (index: 0 | 1 | 2) => color[index] + ((other[index] - color[index]) * share) / 100;
  return [mix(0), mix(1), mix(2)];
}

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
