import { join } from 'node:path';
import { launchInBackground, stopInBackground } from '../background-process.ts';
import type { Engine } from '../engine.ts';
import { answersOk } from '../http-ready.ts';
import type { StackSettings } from '../settings.ts';

/** Of no worth, like every secret of a stack. */
const token = 'stack-sms-token';

/** A stand-in for the providers of SMS. */
export const sms: Engine = {
  name: 'sms',
  address: ({ ports }) => `http://127.0.0.1:${ports.sms}`,
  findMissing: () => undefined,

  async launch(settings) {
    launchInBackground(settings, 'sms', {
      command: process.execPath,
      args: [join(import.meta.dirname, '../commands/sms-provider.ts'), String(settings.ports.sms), token],
    });
  },

  isReady: ({ ports }) => answersOk(`http://127.0.0.1:${ports.sms}/messages?to=nobody`),
  stop: (settings) => stopInBackground(settings, 'sms'),
};

/** Accounts by mobile number, and what the identity server reaches both providers by. */
export const smsEnvironment = ({ ports }: StackSettings) => ({
  PORTAL_PHONE_SIGN_IN: 'true',
  PORTAL_SMS_URL: `http://127.0.0.1:${ports.sms}/v2/sms/`,
  PORTAL_SMS_TOKEN: token,
  PORTAL_SMS_FROM: 'Portal',
  PORTAL_SMS_SECOND_URL: `http://127.0.0.1:${ports.sms}/sms/v3/send`,
  PORTAL_SMS_SECOND_TOKEN: token,
});
