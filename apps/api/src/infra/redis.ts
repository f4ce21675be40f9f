import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';

export interface RedisClient {
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, handler: (message: string) => void): Promise<void>;
  /** Adds to several counts in one round trip, and tells what each then is. @throws Unavailable */
  addCounts(counts: readonly { key: string; by: number; windowMs: number }[]): Promise<number[]>;
  check(): Promise<void>;
  close(): void;
}

/** Redis only speeds things up: nothing here throws because it is lost, except where a caller has a fallback. */
export function openRedis(
  settings: Pick<Settings, 'redisUrl'> & Partial<Pick<Settings, 'tls'>>,
  log: Logger,
): RedisClient {
  const open = () =>
    new Redis(settings.redisUrl, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 2000,
      commandTimeout: 250,
      ...(settings.redisUrl.startsWith('rediss:') && { tls: settings.tls ?? {} }),
      retryStrategy: (attempt) => Math.min(attempt * 200, 3000),
    });
  const commands = open();
  const subscriber = open();
  const handlers = new Map<string, (message: string) => void>();

  let wasUp: boolean | undefined;
  let closed = false;
  const tell = (up: boolean) => {
    if (wasUp !== up && !closed)
      log[up ? 'info' : 'warn'](up ? 'redis is up' : 'redis is lost; going on without it');
    wasUp = up;
  };
  commands.on('ready', () => tell(true));
  commands.on('error', () => tell(false));
  commands.on('close', () => tell(false));
  subscriber.on('error', () => undefined);
  subscriber.on('ready', () => void subscribeAll());
  subscriber.on('message', (channel: string, message: string) => handlers.get(channel)?.(message));
  commands.connect().catch(() => undefined);
  subscriber.connect().catch(() => undefined);

  async function subscribeAll() {
    if (handlers.size > 0) await subscriber.subscribe(...handlers.keys()).catch(() => undefined);
  }

  return {
    async publish(channel: string, message: string) {
      await commands.publish(channel, message).catch(() => undefined);
    },
    async subscribe(channel: string, handler: (message: string) => void) {
      handlers.set(channel, handler);
      if (subscriber.status === 'ready') await subscribeAll();
    },
    async addCounts(counts: readonly { key: string; by: number; windowMs: number }[]): Promise<number[]> {
      const pipeline = commands.pipeline();
      for (const { key, by, windowMs } of counts) pipeline.incrby(key, by).pexpire(key, windowMs, 'NX');
      const results = await pipeline.exec().catch((error: unknown) => {
        throw new Unavailable('redis', error);
      });
      return counts.map((_, index) => {
        const [error, total] = results?.[index * 2] ?? [];
        if (error) throw new Unavailable('redis', error);
        return Number(total);
      });
    },
    async check() {
      await commands.ping().catch((error: unknown) => {
        throw new Unavailable('redis', error);
      });
    },
    close() {
      closed = true;
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}
