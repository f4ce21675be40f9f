import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { launchInBackground, stopInBackground } from '../background-process.ts';
import type { Engine } from '../engine.ts';
import { answersOk } from '../http-ready.ts';
import { copyArtifact } from '../maven.ts';
import type { StackSettings } from '../settings.ts';

const version = '2.1.13';

/** GreenMail: takes every e-mail and shows it over HTTP instead of delivering it. */
export const mail: Engine = {
  name: 'mail',
  address: ({ ports }) => `http://127.0.0.1:${ports.mail}`,

  findMissing(settings) {
    return existsSync(jar(settings)) ? undefined : { what: 'GreenMail', command: 'npm run stack:install' };
  },

  async launch(settings) {
    const { ports } = settings;
    launchInBackground(settings, 'mail', {
      command: 'java',
      args: [
        '-Xmx96m',
        '-XX:TieredStopAtLevel=1',
        '-Dgreenmail.hostname=127.0.0.1',
        `-Dgreenmail.smtp.port=${ports.smtp}`,
        '-Dgreenmail.smtp.hostname=127.0.0.1',
        '-Dgreenmail.api.hostname=127.0.0.1',
        `-Dgreenmail.api.port=${ports.mail}`,
        '-Dgreenmail.auth.disabled',
        '-jar',
        jar(settings),
      ],
    });
  },

  isReady: ({ ports }) => answersOk(`http://127.0.0.1:${ports.mail}/api/service/readiness`),
  stop: (settings) => stopInBackground(settings, 'mail'),
};

export async function installMail(settings: StackSettings) {
  if (existsSync(jar(settings))) return;
  await copyArtifact(`com.icegreen:greenmail-standalone:${version}`, settings.cache);
  renameSync(join(settings.cache, `greenmail-standalone-${version}.jar`), jar(settings));
}

const jar = ({ cache }: StackSettings) => join(cache, `greenmail-${version}.jar`);
