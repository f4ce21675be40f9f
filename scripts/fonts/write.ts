import { writeFileSync } from 'node:fs';
import { subsetFonts } from './subset.ts';

for (const { path, bytes } of await subsetFonts()) {
  writeFileSync(path, bytes);
  console.log(`${bytes.length.toLocaleString('en')} bytes  ${path.split('/').at(-1)}`);
}
