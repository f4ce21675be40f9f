import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findCycle } from './find-cycle.ts';
import { listFirstViewFiles, type Manifest } from './first-view.ts';
import { listLooks, listViews, type View } from './views.ts';

const bytesPerKilobyte = 1024;
const dist = resolve(import.meta.dirname, '../../apps/web/dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build to weigh. Run npm run build first.');
  process.exit(1);
}

const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
const cycle = findCycle(manifest);
if (cycle) {
  console.error(
    `These files import each other in a circle: ${cycle.join(' > ')}. See apps/web/code-splitting.ts.`,
  );
  process.exit(1);
}
const views = listViews(manifest).map(({ name, limitKilobytes, roots }: View) => ({
  name: `JavaScript that somebody in English needs for ${name}, compressed with brotli`,
  limitKilobytes,
  files: ['theme.js', ...listFirstViewFiles(manifest, roots)],
}));
const tooHeavy = [...views, ...listLooks(manifest)].filter((part) => !isLightEnough(part));
if (tooHeavy.length > 0) process.exit(1);

function isLightEnough({ name, limitKilobytes, files }: (typeof views)[number]): boolean {
  const limit = limitKilobytes * bytesPerKilobyte;
  const weighed = weigh(files);
  const total = weighed.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${name}:`);
  for (const { file, bytes } of weighed) console.log(`${write(bytes)}  ${file}`);
  console.log(
    `${write(total)}  in all; the limit is ${limitKilobytes} KB of 1,024 bytes (${write(limit).trim()})`,
  );
  if (total > limit)
    console.error(
      `Too heavy by ${write(total - limit).trim()} bytes. Load what this view does not need later.`,
    );
  return total <= limit;
}

function weigh(files: string[]) {
  return files
    .map((file) => ({ file, bytes: weighSent(file) }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

function weighSent(file: string): number {
  const bytes = readFileSync(join(dist, file));
  return (file.endsWith('.woff2') ? bytes : brotliCompressSync(bytes)).length;
}

function write(bytes: number): string {
  return bytes.toLocaleString('en').padStart(9);
}
