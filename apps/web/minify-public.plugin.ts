import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** theme.js runs before the first paint and is copied as it is; without its comments it is half as heavy. */
export function minifyPublic(): Plugin {
  let folder = '';
  return {
    name: 'minify-public',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle() {
      const file = join(folder, 'theme.js');
      writeFileSync(file, minifySync('theme.js', readFileSync(file, 'utf8')).code);
    },
  };
}
