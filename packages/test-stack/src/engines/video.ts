import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchInBackground, stopInBackground } from '../background-process.ts';
import type { Engine } from '../engine.ts';
import { answersOk } from '../http-ready.ts';
import { runCommand } from '../run-command.ts';
import { type StackSettings, videoEnvironment } from '../settings.ts';

const version = '1.13.5';

/** LiveKit, which carries video calls. It takes minutes to build, so the stack does without it where it is not there. */
export const video: Engine = {
  name: 'video',
  isOptional: true,
  address: ({ ports }) => `ws://127.0.0.1:${ports.video}`,

  findMissing(settings) {
    if (existsSync(binary(settings))) return undefined;
    return { what: `LiveKit ${version}`, command: 'npm run stack:install -- livekit' };
  },

  async launch(settings) {
    const { ports } = settings;
    const { PORTAL_LIVEKIT_API_KEY: key, PORTAL_LIVEKIT_API_SECRET: secret } = videoEnvironment(settings);
    const config = {
      port: ports.video,
      bind_addresses: ['127.0.0.1'],
      keys: { [key]: secret },
      rtc: {
        tcp_port: ports.videoTcp,
        udp_port: ports.videoUdp,
        node_ip: '127.0.0.1',
        use_external_ip: false,
        enable_loopback_candidate: true,
      },
      logging: { level: 'warn' },
    };
    launchInBackground(settings, 'video', {
      command: binary(settings),
      args: ['--config-body', JSON.stringify(config)],
    });
  },

  isReady: ({ ports }) => answersOk(`http://127.0.0.1:${ports.video}/`),
  stop: (settings) => stopInBackground(settings, 'video'),
};

/** Built from source by Go: no ready-made binary is had from a package registry. */
export async function installVideo(settings: StackSettings) {
  if (existsSync(binary(settings))) return;
  const build = join(settings.cache, 'livekit-build');
  mkdirSync(build, { recursive: true });
  await runCommand('go', ['install', `github.com/livekit/livekit-server/cmd/server@v${version}`], {
    cwd: build,
    environment: { GOBIN: build },
  });
  renameSync(join(build, 'server'), binary(settings));
  rmSync(build, { recursive: true });
}

const binary = ({ cache }: StackSettings) => join(cache, `livekit-server-${version}`);
