import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { drawPortrait } from '../../scripts/portraits/draw.ts';
import { withFakeDevices } from '../core/video-visit.ts';

const size = { width: 1280, height: 720 };

const surgery = `<rect width="1280" height="720" fill="#cfdcea"/>
  <rect x="90" y="70" width="330" height="300" rx="6" fill="#e9f3fb" stroke="#f7fafd" stroke-width="16"/>
  <path d="M98 300L190 190L250 260L320 150L412 290V362H98Z" fill="#9db8d6"/>
  <rect x="960" y="90" width="220" height="420" rx="8" fill="#b3916c"/>
  <path d="M978 190H1162M978 300H1162M978 410H1162" stroke="#8f7050" stroke-width="8"/>
  <path d="M990 110V182M1020 120V182M1046 106V182M1080 118V182M1000 226V292M1040 214V292M1110 222V292" stroke="#3f6ea8" stroke-width="20"/>`;
const livingRoom = `<rect width="1280" height="720" fill="#ecd9bf"/>
  <rect x="860" y="0" width="190" height="720" fill="#c9736a"/><rect x="1090" y="0" width="190" height="720" fill="#b9635b"/>
  <rect x="110" y="110" width="260" height="170" rx="6" fill="#fff6e6" stroke="#8a6a48" stroke-width="14"/>
  <path d="M124 266L200 180L250 230L300 160L356 266Z" fill="#a9bfd6"/>`;

/** A camera that shows a drawn person in a drawn room, in place of the browser's test pattern. */
export async function cameraOf(who: 'doctor' | 'patient') {
  const portrait = who === 'doctor' ? drawPortrait(0, 'male') : drawPortrait(8, 'female', 'patient');
  const room = who === 'doctor' ? surgery : livingRoom;
  const browser = await chromium.launch(withFakeDevices);
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<body style="margin:0;overflow:hidden"><svg viewBox="0 0 1280 720" style="position:absolute;inset:0">${room}</svg>
    <div style="position:absolute;left:390px;top:190px;width:500px">${portrait}</div></body>`);
  const frame = await page.screenshot({ type: 'jpeg', quality: 92 });
  await browser.close();
  const file = join(mkdtempSync(join(tmpdir(), 'camera-')), `${who}.mjpeg`);
  writeFileSync(file, Buffer.concat([frame, frame]));
  return { ...withFakeDevices, args: [...withFakeDevices.args, `--use-file-for-fake-video-capture=${file}`] };
}
