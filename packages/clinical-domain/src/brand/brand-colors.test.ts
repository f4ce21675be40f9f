import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandTones, findColorProblem, leastContrast, writeBrandTones } from './brand-colors.ts';
import { contrastOf, mixColors, parseColor } from './contrast.ts';

const root = resolve(import.meta.dirname, '../../../..');
const tokens = readFileSync(resolve(root, 'packages/ui/src/tokens.css'), 'utf8');
const defaults = {
  light: readTokens(tokens.slice(tokens.indexOf(':root'), tokens.indexOf('@media (min-width: 576px)'))),
  dark: readTokens(
    tokens.slice(tokens.indexOf("[data-theme='dark'] {"), tokens.indexOf('@media (prefers-reduced')),
  ),
};

const white = parseColor('#ffffff');

type Theme = 'light' | 'dark';
const themes = ['light', 'dark'] as const;

/** What the page reads: text on ground. `veiled` stands for white tiles and hills on the ground. */
const read: Record<Theme, [text: string, ground: string, isVeiled?: 'veiled'][]> = {
  light: [
    ['--color-on-primary', '--color-primary'],
    ['--color-on-primary', '--color-primary-hover'],
    ['--color-on-primary', '--color-primary-press'],
    ['--color-on-brand', '--color-brand', 'veiled'],
    ['--color-on-brand', '--color-brand-deep', 'veiled'],
    ['--color-on-brand-muted', '--color-brand', 'veiled'],
    ['--chat-mine-fg', '--chat-mine-bg', 'veiled'],
    ['--chat-mine-muted', '--chat-mine-bg', 'veiled'],
    ...onSurfaces('--color-link'),
    ['--color-link', '--color-primary-soft'],
    ['--color-on-primary-soft', '--color-primary-soft'],
    ['--color-on-primary-soft', '--color-primary-soft-hover'],
    ['--color-paper-brand', '--color-paper-hover'],
    ['--color-text', '--color-surface-hover'],
    ['--color-text-muted', '--color-surface-hover'],
    ['--color-text-subtle', '--color-surface-hover'],
    ['--color-text-muted', '--color-primary-soft'],
  ],
  dark: [
    ['--color-on-primary', '--color-primary'],
    ['--color-on-primary', '--color-primary-hover'],
    ['--color-on-primary', '--color-primary-press'],
    ['--color-on-brand', '--color-brand', 'veiled'],
    ['--color-on-brand-muted', '--color-brand', 'veiled'],
    ['--chat-mine-fg', '--chat-mine-bg', 'veiled'],
    ['--chat-mine-muted', '--chat-mine-bg', 'veiled'],
    ...onSurfaces('--color-primary'),
    ...onSurfaces('--color-link'),
    ['--color-link', '--color-primary-soft'],
    ['--color-on-primary-soft', '--color-primary-soft'],
    ['--color-on-primary-soft', '--color-primary-soft-hover'],
    ['--color-text-muted', '--color-primary-soft'],
  ],
};

const channel = fc.integer({ min: 0, max: 255 });
const colors = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('every colour that is accepted can be read, in both themes', () => {
  fc.assert(
    fc.property(colors, (color) => {
      fc.pre(findColorProblem(color) === undefined);
      expect(findUnreadable(color)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '#767676',
  '#008000',
  '#006dfc',
  '#e60000',
  '#c800c8',
  '#000000',
  '#0000ff',
  '#7a7a00',
  '#0b6440',
])('%s, at an edge, can be read', (color) => {
  expect(findColorProblem(color)).toBeUndefined();
  expect(findUnreadable(color)).toEqual([]);
});

test('what cannot be read is found', () => {
  expect(findUnreadable('#ff8800')).toContainEqual(expect.stringContaining('--color-primary'));
});

test('focus and lines of controls are seen on every surface (3:1)', () => {
  fc.assert(
    fc.property(colors, (color) => {
      fc.pre(findColorProblem(color) === undefined);
      const lines = [...onSurfaces('--color-focus'), ...onSurfaces('--color-primary')];
      for (const theme of themes)
        expect(lines.filter(([line, ground]) => contrastIn(theme, color, line, ground) < 3)).toEqual([]);
    }),
  );
});

test('a colour is refused exactly where white on it is below 4.5:1, and the one it names instead is accepted', () => {
  fc.assert(
    fc.property(colors, (color) => {
      const problem = findColorProblem(color);
      expect(problem === undefined).toBe(contrastOf(parseColor(color), white) >= leastContrast);
      if (problem === undefined) return;
      const instead = /for example (#[0-9a-f]{6})\.$/.exec(problem)?.[1] ?? '';
      expect(findColorProblem(instead)).toBeUndefined();
    }),
  );
});

test('the contrast that was measured is told', () => {
  expect(findColorProblem('#ff8800')).toBe(
    'is too light to be read: its contrast with white is 2.39:1, and 4.5:1 is needed (WCAG AA). Set a darker one, for example #b35f00.',
  );
  expect(findColorProblem('red')).toContain('six hexadecimal digits');
});

test('every token is one of the design’s', () => {
  for (const theme of themes)
    expect(Object.keys(brandTones[theme]).filter((token) => !(token in defaults[theme]))).toEqual([]);
});

test('the identity server’s pages take the same tones', () => {
  const file = resolve(root, 'services/identity/theme/portal/login/resources/css/brand.css');
  const of = (theme: Theme) => writeBrandTones('var(--clinic-color)', theme);
  expect(readFileSync(file, 'utf8')).toBe(
    `:root{${of('light')}}\n@media (prefers-color-scheme:dark){:root{${of('dark')}}}\n`,
  );
});

function findUnreadable(color: string): string[] {
  return themes.flatMap((theme) =>
    read[theme]
      .filter(([text, ground, isVeiled]) => contrastIn(theme, color, text, ground, isVeiled) < leastContrast)
      .map(([text, ground]) => `${theme}: ${text} on ${ground}`),
  );
}

function contrastIn(theme: Theme, color: string, text: string, ground: string, isVeiled?: 'veiled'): number {
  const behind = colorOf(ground, color, theme);
  return contrastOf(colorOf(text, color, theme), isVeiled ? mixColors(behind, white, 14) : behind);
}

function onSurfaces(text: string): [text: string, ground: string][] {
  const surfaces = ['--color-bg', '--color-surface', '--color-surface-sunken', '--color-surface-hover'];
  return surfaces.map((surface) => [text, surface]);
}

function colorOf(token: string, brand: string, theme: Theme) {
  const tone = brandTones[theme][token] ?? (theme === 'dark' ? undefined : defaults.light[token]);
  if (tone === undefined) return parseColor(resolveToken(token, theme));
  if (typeof tone === 'string') return parseColor(tone.startsWith('#') ? tone : resolveToken(token, theme));
  return mixColors(parseColor(brand), parseColor(tone.into), tone.share);
}

function resolveToken(token: string, theme: Theme): string {
  const value = (theme === 'dark' ? defaults.dark[token] : undefined) ?? defaults.light[token] ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : resolveToken(other, theme);
}

function readTokens(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
  );
}
