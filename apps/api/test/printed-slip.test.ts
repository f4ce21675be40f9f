import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import qrcode from 'qrcode';
import { expect, onTestFinished, test } from 'vitest';
import { quietModules } from '../src/connect-record/qr-drawing.ts';
import { slipAddress } from '../src/connect-record/slip-page.ts';
import { createHospitalRecord } from './connect-setup.ts';
import { startPdfRenderer } from './pdf-renderer-process.ts';
import { findOutOfOrder, readPdfInfo, readPdfText } from './read-pdf.ts';
import { environment, publicUrl } from './stack.ts';

const program = new URL('../src/connect-record/main.ts', import.meta.url).pathname;
const run = promisify(execFile);

test('the desk’s slip is one page of A6 that says no more than it may, and its QR leads to the page with the code', async () => {
  const renderer = await startPdfRenderer();
  const folder = await mkdtemp(join(tmpdir(), 'slip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'slip.pdf');
  const env = { ...process.env, ...environment, PORTAL_PDF_RENDERER_URL: renderer.url };
  const record = await createHospitalRecord();
  const make = () => run(process.execPath, [program, 'connect-code', record.id, file], { env });
  const { stdout } = await make();
  const code = stdout.slice(0, 9);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const pdf = await readFile(file);
  expect(readPdfInfo(pdf)).toMatchObject({ Pages: '1', JavaScript: 'no', Tagged: 'yes' });
  expect(readPdfInfo(pdf)['Page size']).toMatch(/^298\.?\d* x 420/);
  const text = readPdfText(pdf);
  const { host } = new URL(publicUrl);
  expect(
    findOutOfOrder(text, [
      'Connect your hospital record',
      'अस्पतालको विवरण जोड्नुहोस्',
      code,
      'S•••• S•••••',
      `${host}/connect-record`,
      'Works once',
      'एक पटक मात्र',
    ]),
  ).toBeUndefined();
  expect(text).not.toMatch(/Sita|Sharma|1984|4521|204817|reason/i);

  const plain = code.replace('-', '');
  expect(readQr(pdf, slipAddress(publicUrl, plain))).toBeUndefined();
  expect(readQr(pdf, slipAddress(publicUrl, 'K7QF2M9D'))).toBeDefined();

  await expect(make()).rejects.toThrow('EEXIST');
});

test('without a PDF renderer no slip is made', async () => {
  const record = await createHospitalRecord();
  const env = { ...process.env, ...environment, PORTAL_PDF_RENDERER_URL: '', PORTAL_PDF_RENDERER_SECRET: '' };
  const made = run(process.execPath, [program, 'connect-code', record.id, '/nowhere.pdf'], { env });
  await expect(made).rejects.toThrow('PORTAL_PDF_RENDERER_URL is not set');
});

/** Printed at 300 dpi in pure black and white: the first dot of the code that is not as that of the address. */
function readQr(pdf: Buffer, address: string): string | undefined {
  const { size, data } = qrcode.create(address, { errorCorrectionLevel: 'M' }).modules;
  const { width, height, isBlack } = rasterize(pdf);
  const corner = findCorner(width, height, isBlack, size);
  if (!corner) return 'no code of this size';
  const { x, y, module } = corner;
  // A module of a reader's camera needs a few dots of the printer.
  expect(module).toBeGreaterThan(7);
  for (let row = -quietModules + 1; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const wanted = row >= 0 && data[row * size + column] === 1;
      const at = [Math.round(x + (column + 0.5) * module), Math.round(y + (row + 0.5) * module)] as const;
      if (isBlack(...at) !== wanted) return `row ${row}, column ${column}`;
    }
  return undefined;
}

/** The three finders: seven modules wide, at the code's corners. Their outer edge is the longest black run of its rows. */
function findCorner(
  width: number,
  height: number,
  isBlack: (x: number, y: number) => boolean,
  size: number,
): { x: number; y: number; module: number } | undefined {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isBlack(x, y)) continue;
      let length = 0;
      while (x + length < width && isBlack(x + length, y)) length += 1;
      const module = length / 7;
      const isEdge = (column: number) => isBlack(Math.round(x + (column + 0.5) * module), y);
      const isFinder =
        module > 5 &&
        [0, 3, 6].every((row) =>
          isBlack(Math.round(x + 0.5 * module), Math.round(y + (row + 0.5) * module)),
        ) &&
        !isBlack(Math.round(x + 1.5 * module), Math.round(y + 1.5 * module)) &&
        isEdge(size - 1) &&
        isEdge(size - 7) &&
        !isEdge(size - 8);
      if (isFinder) return { x, y, module };
      x += length;
    }
  return undefined;
}

function rasterize(pdf: Buffer) {
  const bitmap = execFileSync('pdftoppm', ['-r', '300', '-mono', '-'], { input: pdf, maxBuffer: 2 ** 26 });
  const head = /^P4\s+(?:#.*\n)?(\d+)\s+(\d+)\s/.exec(bitmap.subarray(0, 100).toString('latin1'));
  const [width, height] = [Number(head?.[1]), Number(head?.[2])];
  const bits = bitmap.subarray(head?.[0].length ?? 0);
  const rowBytes = Math.ceil(width / 8);
  const isBlack = (x: number, y: number) => ((bits[y * rowBytes + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0;
  return { width, height, isBlack };
}
