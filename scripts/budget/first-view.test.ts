import { expect, test } from 'vitest';
import { keyOfGroup, listFirstViewFiles } from './first-view.ts';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_framework.js'], dynamicImports: ['landing.tsx', 'menu.tsx'] },
  '_framework.js': { file: 'framework.js', name: 'framework' },
  'landing.tsx': { file: 'landing.js', imports: ['index.html', '_framework.js', '_tile.js'] },
  'menu.tsx': { file: 'menu.js', imports: ['_sheet.js'] },
  '_tile.js': { file: 'tile.js' },
  '_sheet.js': { file: 'sheet.js' },
};

test('static imports count once, other routes do not count', () => {
  const files = listFirstViewFiles(manifest, ['index.html', 'landing.tsx']);
  expect(files.toSorted()).toEqual(['framework.js', 'index.js', 'landing.js', 'tile.js']);
});

test('a root that is not there fails instead of weighing nothing', () => {
  expect(() => listFirstViewFiles(manifest, ['gone.tsx'])).toThrow('no gone.tsx');
  expect(keyOfGroup(manifest, 'framework')).toBe('_framework.js');
  expect(() => keyOfGroup(manifest, 'gone')).toThrow('no chunk named gone');
});
