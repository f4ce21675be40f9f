import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { isLocal } from './is-local.ts';
import { sharedSecret } from './setting-forms.ts';

const keyAdvice = 'Make one with: openssl genrsa -out jitsi.pem 4096.';

/** Who carries video visits. Without a provider there are none. */
export const videoVariables = {
  PORTAL_VIDEO_PROVIDER: z
    .enum(['none', 'jitsi', 'livekit'], 'must be none, jitsi or livekit.')
    .default('none'),
  PORTAL_VIDEO_SECRET: sharedSecret().optional(),
  PORTAL_JITSI_DOMAIN: z
    .string()
    .regex(/^[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?$/, 'must be a host name. Set for example 8x8.vc.')
    .optional(),
  PORTAL_JITSI_RELEASE: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be the name of a release. Set for example release-1234, or nothing.')
    .optional(),
  PORTAL_JITSI_APP_ID: z
    .string()
    .regex(/^[\w.-]{1,128}$/, 'must be the app id of the Jitsi server or of JaaS.')
    .optional(),
  PORTAL_JITSI_KEY_ID: z.string().max(256).optional(),
  PORTAL_JITSI_KEY_FILE: z
    .string()
    .transform((path, context) => {
      const key = readRsaKey(path);
      if (key) return key;
      context.addIssue({
        code: 'custom',
        message: `must be the path of an RSA private key of at least 2048 bits that this process can read. ${keyAdvice}`,
      });
      return z.NEVER;
    })
    .optional(),
  PORTAL_LIVEKIT_URL: z
    .string()
    .refine(
      isSecureSocket,
      'must be a wss address (ws only on localhost). Set for example wss://video.example.org.',
    )
    .optional(),
  PORTAL_LIVEKIT_API_KEY: z.string().max(128).optional(),
  PORTAL_LIVEKIT_API_SECRET: z
    .string()
    .min(32, 'is too short. Set at least 32 characters, made with: openssl rand -base64 32.')
    .optional(),
};

type Read = z.infer<z.ZodObject<typeof videoVariables>>;

const needed = {
  none: [],
  jitsi: [
    'PORTAL_VIDEO_SECRET',
    'PORTAL_JITSI_DOMAIN',
    'PORTAL_JITSI_APP_ID',
    'PORTAL_JITSI_KEY_ID',
    'PORTAL_JITSI_KEY_FILE',
  ],
  livekit: [
    'PORTAL_VIDEO_SECRET',
    'PORTAL_LIVEKIT_URL',
    'PORTAL_LIVEKIT_API_KEY',
    'PORTAL_LIVEKIT_API_SECRET',
  ],
} as const satisfies Record<Read['PORTAL_VIDEO_PROVIDER'], (keyof Read)[]>;

export function findVideoProblems(read: Read): [name: string, message: string][] {
  const provider = read.PORTAL_VIDEO_PROVIDER;
  return needed[provider]
    .filter((name) => !read[name])
    .map((name) => [name, `is missing. Set it, because PORTAL_VIDEO_PROVIDER is ${provider}.`]);
}

export type JitsiSettings = {
  provider: 'jitsi';
  secret: string;
  domain: string;
  release: string | undefined;
  appId: string;
  keyId: string;
  key: KeyObject;
};
export type LiveKitSettings = {
  provider: 'livekit';
  secret: string;
  url: string;
  apiKey: string;
  apiSecret: string;
};
export type VideoSettings = JitsiSettings | LiveKitSettings;

export function toVideoSettings(read: Read): VideoSettings | undefined {
  const secret = read.PORTAL_VIDEO_SECRET ?? '';
  if (read.PORTAL_VIDEO_PROVIDER === 'livekit') {
    return {
      provider: 'livekit',
      secret,
      url: (read.PORTAL_LIVEKIT_URL ?? '').replace(/\/+$/, ''),
      apiKey: read.PORTAL_LIVEKIT_API_KEY ?? '',
      apiSecret: read.PORTAL_LIVEKIT_API_SECRET ?? '',
    };
  }
  if (read.PORTAL_VIDEO_PROVIDER === 'none' || !read.PORTAL_JITSI_KEY_FILE) return undefined;
  return {
    provider: 'jitsi',
    secret,
    domain: read.PORTAL_JITSI_DOMAIN ?? '',
    release: read.PORTAL_JITSI_RELEASE,
    appId: read.PORTAL_JITSI_APP_ID ?? '',
    keyId: read.PORTAL_JITSI_KEY_ID ?? '',
    key: read.PORTAL_JITSI_KEY_FILE,
  };
}

function readRsaKey(path: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(readFileSync(path));
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === 'rsa' && bits >= 2048 ? key : undefined;
  } catch {
    return undefined;
  }
}

function isSecureSocket(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'wss:' || (url?.protocol === 'ws:' && isLocal(value));
}
