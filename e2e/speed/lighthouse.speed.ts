import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { createFreshPatient } from '@portal/test-stack/fresh-patient';
import { startSecurePortal } from '@portal/test-stack/secure-portal';
import { leaveSession } from '../core/sign-in.ts';
import { stack, test } from '../core/test.ts';
import { median, tell } from './figures.ts';

const run = promisify(execFile);
const runs = Number(process.env['RUNS'] ?? 3);
const port = stack.ports.web + 9;
const pages = { landing: '/', dashboard: '/dashboard', results: '/test-results', messages: '/messages' };

/** `machine`: Lighthouse's own measure of the processor; the times are to be read beside it. */
type Figures = { lcp: number; tbt: number; cls: number; score: number; machine: number };
type Audits = Record<string, { numericValue: number }>;

let portal: Awaited<ReturnType<typeof startSecurePortal>>;
test.beforeAll(async () => {
  portal = await startSecurePortal(stack);
});
test.afterAll(() => portal.stop());

for (const [name, path] of Object.entries(pages)) {
  test(`Lighthouse, mobile: ${name}`, async ({ launchOptions }) => {
    const figures: Figures[] = [];
    for (let time = 0; time < runs; time += 1)
      figures.push(await measure(path, launchOptions.executablePath ?? '', launchOptions.args ?? []));
    const of = (key: keyof Figures) => median(figures.map((each) => each[key]));
    tell(
      `| ${name} | ${(of('lcp') / 1000).toFixed(2)} s | ${of('tbt').toFixed()} ms | ${of('cls').toFixed(3)} | ${of('score').toFixed()} | ${of('machine').toFixed()} |`,
    );
  });
}

/** A device of its own for each run: signed in, but with an empty cache. */
async function measure(path: string, executablePath: string, args: string[]): Promise<Figures> {
  const home = await mkdtemp(join(tmpdir(), 'speed-'));
  const device = await chromium.launchPersistentContext(home, {
    executablePath,
    ignoreHTTPSErrors: true,
    args: [...args, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const page = await device.newPage();
    if (path !== '/') await leaveSession(page, await createFreshPatient(stack), portal.origin);
    const file = join(home, 'lighthouse.json');
    const lighthouse = ['exec', '--yes', '--package', 'lighthouse@13.5.0', '--', 'lighthouse'];
    const attached = [`--port=${port}`, '--disable-storage-reset', '--only-categories=performance'];
    const written = ['--quiet', '--output=json', `--output-path=${file}`];
    await run('npm', [...lighthouse, `${portal.origin}${path}`, ...attached, ...written]);
    const { audits, categories, environment } = JSON.parse(await readFile(file, 'utf8')) as {
      audits: Audits;
      environment: { benchmarkIndex: number };
      categories: { performance: { score: number } };
    };
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      score: categories.performance.score * 100,
      machine: environment.benchmarkIndex,
    };
  } finally {
    await device.close();
    await rm(home, { recursive: true, force: true });
  }
}
