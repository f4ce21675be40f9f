import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { keyOfGroup, listFirstViewFiles, type Manifest } from './first-view.ts';

const bytesPerKilobyte = 1024;
const limit = 100 * bytesPerKilobyte;
const dist = resolve(import.meta.dirname, '../../apps/web/dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build to weigh. Run npm run build first.');
  process.exit(1);
}

const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
const roots = [
  'index.html',
  'src/app/visitor-landing.tsx',
  'src/app/toasts.tsx',
  'src/features/landing/strings/en.po',
  keyOfGroup(manifest, 'words-en'),
];
const needed = ['theme.js', ...listFirstViewFiles(manifest, roots)];
const weighed = weigh(needed);
const total = weighed.reduce((sum, { bytes }) => sum + bytes, 0);

console.log('JavaScript that a visitor in English loads for the landing, compressed with brotli:');
for (const { file, bytes } of weighed) console.log(`${write(bytes)}  ${file}`);
console.log(`${write(total)}  in all; the limit is ${write(limit).trim()} bytes (100 KB of 1,024 bytes)`);
if (total > limit) {
  console.error(
    `Too heavy by ${write(total - limit).trim()} bytes. Load what the first view does not need later.`,
  );
  process.exit(1);
}

function weigh(files: string[]) {
  return files
    .map((file) => ({ file, bytes: brotliCompressSync(readFileSync(join(dist, file))).length }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

function write(bytes: number): string {
  return bytes.toLocaleString('en').padStart(9);
}
