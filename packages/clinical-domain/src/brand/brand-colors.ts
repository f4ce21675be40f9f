import { contrastOf, mixColors, parseColor, writeColor } from './contrast.ts';

/** WCAG 2.2 AA for text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const leastContrast = 4.5;

/** A colour as it is, or the clinic's with a share of another in it, in percent. */
type Tone = string | { into: string; share: number };

const toward = (into: string, share: number): Tone => ({ into, share });

const darkSurface = '#131e31';
/** On grounds in the clinic's colour stand white tiles of 14 % and white hills: the ground is darker than the colour. */
const grounds = { light: toward('#000000', 20), dark: toward('#000000', 55) };
/** The clinic's colour as text: on every light surface, not on white alone. */
const ink = toward('#000000', 25);

/** The tokens of `packages/ui/src/tokens.css` that take the clinic's colour. Status, tiles and charts keep their own. */
export const brandTones: Record<'light' | 'dark', Record<string, Tone>> = {
  light: {
    '--color-brand': grounds.light,
    '--color-brand-deep': toward('#000000', 34),
    '--color-on-brand-muted': '#ffffff',
    '--color-hero-glow': 'transparent',
    '--color-surface-hover': toward('#ffffff', 96),
    '--color-link': ink,
    '--color-primary': toward('#000000', 0),
    '--color-primary-hover': toward('#000000', 20),
    '--color-primary-press': toward('#000000', 36),
    '--color-primary-soft': toward('#ffffff', 92),
    '--color-primary-soft-hover': toward('#ffffff', 86),
    '--color-on-primary-soft': ink,
    '--color-primary-line': toward('#ffffff', 70),
    '--color-focus': ink,
    '--color-paper-brand': ink,
    '--color-paper-hover': toward('#ffffff', 86),
    '--chat-mine-bg': grounds.light,
    '--chat-mine-muted': '#ffffff',
  },
  dark: {
    '--color-brand': grounds.dark,
    '--color-brand-deep': toward('#000000', 65),
    '--color-on-brand-muted': '#e3e8f0',
    '--color-surface-hover': '#1a2740',
    '--color-link': toward('#ffffff', 65),
    '--color-primary': toward('#ffffff', 65),
    '--color-primary-hover': toward('#ffffff', 75),
    '--color-primary-press': toward('#ffffff', 82),
    '--color-on-primary': '#0a1220',
    '--color-primary-soft': toward(darkSurface, 80),
    '--color-primary-soft-hover': toward(darkSurface, 70),
    '--color-on-primary-soft': toward('#ffffff', 70),
    '--color-primary-line': toward(darkSurface, 60),
    '--color-focus': toward('#ffffff', 75),
    '--chat-mine-bg': toward('#000000', 40),
    '--chat-mine-muted': '#e3e8f0',
  },
};

/** What is wrong with a clinic's main colour, as a sentence that says what to do. */
export function findColorProblem(color: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color))
    return 'must be a colour of six hexadecimal digits. Set for example #004196.';
  const contrast = contrastOf(parseColor(color), parseColor('#ffffff'));
  if (contrast >= leastContrast) return undefined;
  const reached = Math.floor(contrast * 100) / 100;
  return `is too light to be read: its contrast with white is ${reached}:1, and ${leastContrast}:1 is needed (WCAG AA). Set a darker one, for example ${findDarker(color)}.`;
}

/** The lightest darker one of the same hue that passes. */
function findDarker(color: string): string {
  const parts = parseColor(color);
  for (let share = 99; share > 0; share -= 1) {
    const darker = writeColor(mixColors(parts, [0, 0, 0], 100 - share));
    if (contrastOf(parseColor(darker), parseColor('#ffffff')) >= leastContrast) return darker;
  }
  return '#000000';
}

/** The declarations of one theme. For a custom property in place of a colour, the browser mixes. */
export function writeBrandTones(color: string, theme: keyof typeof brandTones): string {
  return Object.entries(brandTones[theme])
    .map(([token, tone]) => `${token}:${writeTone(color, tone)}`)
    .join(';');
}

function writeTone(color: string, tone: Tone): string {
  if (typeof tone === 'string') return tone;
  if (!color.startsWith('#')) return `color-mix(in srgb,${color},${tone.into} ${tone.share}%)`;
  return writeColor(mixColors(parseColor(color), parseColor(tone.into), tone.share));
}
