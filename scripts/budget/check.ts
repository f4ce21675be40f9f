import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFirstViewFiles, type Manifest } from './first-view.ts';
import { listViews, type View } from './views.ts';

const bytesPerKilobyte = 1024;
const dist = resolve(import.meta.dirname, '../../apps/web/dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build to weigh. Run npm run build first.');
  process.exit(1);
}

const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
const tooHeavy = listViews(manifest).filter((view) => !isLightEnough(view));
if (tooHeavy.length > 0) process.exit(1);

function isLightEnough({ name, limitKilobytes, roots }: View): boolean {
  const limit = limitKilobytes * bytesPerKilobyte;
  const needed = ['theme.js', ...listFirstViewFiles(manifest, roots)];
  const weighed = weigh(needed);
  const total = weighed.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`JavaScript that somebody in English needs for ${name}, compressed with brotli:`);
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
    .map((file) => ({ file, bytes: brotliCompressSync(readFileSync(join(dist, file))).length }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

function write(bytes: number): string {
  return bytes.toLocaleString('en').padStart(9);
}
