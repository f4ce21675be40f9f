import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Infra } from '../infra/infra.ts';
import { openMailClient } from '../infra/mail-client.ts';
import { openSmsClient } from '../infra/sms-client.ts';
import type { Settings } from '../infra/settings.ts';
import { type Finding, change, good, reasonOf, rule } from './finding.ts';

const leastFree = 0.1;
/** A file that every scanner takes for a virus, put together here so that none takes this file for one (https://www.eicar.org). */
const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');

/** Each by a call of its own that sends nobody anything. */
export async function checkProviders({ providers, video }: Settings, infra: Infra): Promise<Finding[]> {
  const { virusScanner, pdfRenderer } = infra;
  const mail = providers.mail && openMailClient(providers.mail);
  const sms = providers.sms && openSmsClient(providers.sms);
  const findings = await Promise.all([
    tell('Redis', 'PORTAL_REDIS_URL', () => tryAgain(() => infra.redis.check())),
    tell('PDF renderer', 'PORTAL_PDF_RENDERER_URL', pdfRenderer && (() => pdfRenderer.check())),
    tell('virus scanner', 'PORTAL_VIRUS_SCANNER', virusScanner && (() => findTestVirus(virusScanner))),
    tell('mail', 'PORTAL_SMTP_…', mail && (() => mail.check())),
    tell('SMS', 'PORTAL_SMS_…', sms && (() => sms.check())),
    tell('video', 'PORTAL_VIDEO_…', video && (() => askVideo(video))),
  ]);
  mail?.close();
  return [...findings.flat(), await checkDisk()];
}

async function tell(about: string, setting: string, ask?: () => Promise<unknown>): Promise<Finding[]> {
  if (!ask) return [];
  try {
    await ask();
    return [good(about)];
  } catch (error) {
    return [change(about, `It does not answer as it should: ${reasonOf(error)}. Check ${setting}.`)];
  }
}

/** It is connected in the background, from the start of the process. */
async function tryAgain(ask: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    const isThere = await ask().then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await sleep(300);
  }
  await ask();
}

async function findTestVirus(scanner: NonNullable<Infra['virusScanner']>) {
  if ((await scanner.scan(Buffer.from(testVirus))) !== 'infected')
    throw new Error('it takes the test virus for a good file; its signatures are missing');
}

async function askVideo(video: NonNullable<Settings['video']>) {
  const url =
    video.provider === 'livekit'
      ? video.url.replace(/^ws/, 'http')
      : `https://${video.domain}/external_api.js`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${new URL(url).origin} answers ${answer.status}`);
}

async function checkDisk(): Promise<Finding> {
  const { bavail, blocks } = await statfs(tmpdir());
  const free = Math.round((bavail / blocks) * 100);
  return rule(
    'disk',
    bavail / blocks >= leastFree,
    `Only ${free} % of this process’s disk is free. Make room.`,
  );
}
