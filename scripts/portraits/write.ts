import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { doctors } from '../../packages/test-stack/src/seed/data/doctors.ts';
import { photoKind } from '../../packages/test-stack/src/seed/photo-kind.ts';
import { drawPortrait } from './draw.ts';

const folder = resolve(import.meta.dirname, '../../packages/test-stack/src/seed/portraits');
const size = 144;

/** The faces of the seed's doctors, on a transparent ground: the page's own hue, light or dark, shows through. */
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
const page = await browser.newPage();
for (const [number, doctor] of doctors.entries()) {
  const file = `${folder}/${doctor.key}.webp`;
  rmSync(file, { force: true });
  if (photoKind(number) === 'none') continue;
  const bytes = Buffer.from(await render(drawPortrait(number, doctor.gender)), 'base64');
  writeFileSync(file, bytes);
  console.log(`${bytes.length.toLocaleString('en')} bytes  ${doctor.key}.webp`);
}
await browser.close();

/** As text, because it runs in the browser and nothing else here knows its globals. */
function render(svg: string): Promise<string> {
  return page.evaluate(`(async () => {
    const picture = new Image(${size}, ${size});
    picture.src = 'data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}';
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: ${size}, height: ${size} });
    canvas.getContext('2d').drawImage(picture, 0, 0, ${size}, ${size});
    return canvas.toDataURL('image/webp', 0.85).split(',')[1];
  })()`);
}
