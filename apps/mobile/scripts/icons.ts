import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const root = resolve(import.meta.dirname, '../../..');
const android = 'apps/mobile/android/app/src/main/res';
const ios = 'apps/mobile/ios/App/App/Assets.xcassets';
const web = 'apps/web/public/icons';
const brand = '#004196';

/** Every icon and splash is the website's own mark. */
const icon = readFileSync(resolve(root, 'apps/web/public/icon.svg'), 'utf8');
const mark = icon.replace(/<rect [^>]*\/>/, '');

type Picture = { path: string; width: number; height: number; ground: string; art: string; share: number };

const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };
const splashes = {
  mdpi: [480, 320],
  hdpi: [800, 480],
  xhdpi: [1280, 720],
  xxhdpi: [1600, 960],
  xxxhdpi: [1920, 1280],
};
const square = (path: string, side: number, ground: string, art: string, share: number): Picture => ({
  path,
  width: side,
  height: side,
  ground,
  art,
  share,
});
const splash = (path: string, width: number, height: number): Picture => ({
  path,
  width,
  height,
  ground: brand,
  art: mark,
  share: 0.3,
});

const pictures: Picture[] = [
  ...Object.entries(densities).flatMap(([name, scale]) => [
    square(`${android}/mipmap-${name}/ic_launcher.png`, 48 * scale, 'transparent', icon, 0.92),
    square(`${android}/mipmap-${name}/ic_launcher_round.png`, 48 * scale, 'circle', mark, 0.86),
    square(`${android}/mipmap-${name}/ic_launcher_foreground.png`, 108 * scale, 'transparent', mark, 0.62),
  ]),
  ...Object.entries(splashes).flatMap(([name, [long = 0, short = 0]]) => [
    splash(`${android}/drawable-land-${name}/splash.png`, long, short),
    splash(`${android}/drawable-port-${name}/splash.png`, short, long),
  ]),
  splash(`${android}/drawable/splash.png`, 480, 320),
  square(`${web}/icon-192.png`, 192, 'transparent', icon, 1),
  square(`${web}/icon-512.png`, 512, 'transparent', icon, 1),
  // A launcher may cut a maskable icon to a circle of 80 %.
  square(`${web}/maskable-512.png`, 512, brand, mark, 0.95),
  square(`${web}/apple-touch-icon.png`, 180, brand, mark, 0.9),
  square(`${ios}/AppIcon.appiconset/AppIcon-512@2x.png`, 1024, brand, mark, 1),
  ...['', '-1', '-2'].map((number) =>
    square(`${ios}/Splash.imageset/splash-2732x2732${number}.png`, 2732, brand, mark, 0.18),
  ),
];

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { path, width, height, ground, art, share } of pictures) {
  const side = Math.round(Math.min(width, height) * share);
  const isRound = ground === 'circle';
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>
    * { margin: 0 } body { height: 100vh; display: grid; place-items: center; background: ${isRound ? 'transparent' : ground} }
    div { display: grid; place-items: center; width: 100%; height: 100%; ${isRound ? `border-radius: 50%; background: ${brand}` : ''} }
    svg { width: ${side}px; height: ${side}px }</style><div>${art}</div>`);
  const file = resolve(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await page.screenshot({ omitBackground: ground !== brand }));
}
await browser.close();
