import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { launchInBackground, stopInBackground } from '../background-process.ts';
import type { Engine } from '../engine.ts';

export const redis: Engine = {
  name: 'redis',
  address: ({ ports }) => `redis://127.0.0.1:${ports.redis}`,

  findMissing() {
    if (spawnSync('redis-server', ['--version']).status === 0) return undefined;
    return { what: 'Redis 7', command: 'apt-get install --no-install-recommends redis-server' };
  },

  async launch(settings) {
    launchInBackground(settings, 'redis', {
      command: 'redis-server',
      args: [
        '--port',
        String(settings.ports.redis),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
      ],
    });
  },

  isReady: ({ ports }) =>
    new Promise((resolve) => {
      const socket = connect(ports.redis, '127.0.0.1', () => socket.write('PING\r\n'));
      const finish = (ready: boolean) => {
        socket.destroy();
        resolve(ready);
      };
      socket.setTimeout(2000, () => finish(false));
      socket.on('error', () => finish(false));
      socket.on('data', (answer) => finish(answer.toString().startsWith('+PONG')));
    }),

  stop: (settings) => stopInBackground(settings, 'redis'),
};
