import { randomInt } from 'node:crypto';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { smsEnvironment } from '@portal/test-stack/engines/sms';
import { listSms } from '@portal/test-stack/sms-inbox';
import type { Patient } from 'fhir/r4';
import { createCodeSender } from '../src/connect-record/send-code.ts';
import { createHospitalRecord, type First } from './connect-setup.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { stack } from './stack.ts';

const { PORTAL_SMS_URL, PORTAL_SMS_TOKEN, PORTAL_SMS_FROM } = smsEnvironment(stack);
/** What carries SMS in this stack, for the API and the worker. */
export const smsSettings = { PORTAL_SMS_URL, PORTAL_SMS_TOKEN, PORTAL_SMS_FROM };

export const startWithSms = (overrides: Record<string, string> = {}) =>
  startPortal({ ...smsSettings, PORTAL_CONNECT_CODES_PER_DAY: '100000', ...overrides });

/** That no record of another test has. */
export const newNumber = () => `H-${randomInt(1e9, 1e10)}`;
export const newMobile = () => `98${randomInt(1e7, 1e8)}`;

/** A record with a hospital number and a mobile number that nobody else has. */
export async function createRecordOnFile(change: Partial<Patient> = {}) {
  const [number, mobile] = [newNumber(), newMobile()];
  const record = await createHospitalRecord({
    identifier: [{ system: systemUris.hospitalNumber, value: number }],
    telecom: [{ system: 'phone', use: 'mobile', value: mobile }],
    ...change,
  });
  return { record, number, mobile };
}

export const textsTo = async (mobile: string) => (await listSms(stack, mobile)).map(({ text }) => text);

/** As a worker does when it hears that this person has asked. */
export async function sendAsked(portal: TestPortal, { userId }: Pick<First, 'userId'>) {
  const [row] = await portal.infra.database.query<{ id: string }>(
    'select id from portal.connect_codes where subject = $1 order by asked_at desc limit 1',
    [userId],
  );
  await createCodeSender(portal).send(row?.id ?? '');
}

/** The person may ask again, as after a day. */
export const forgetAsks = ({ infra }: Pick<TestPortal, 'infra'>, { userId }: Pick<First, 'userId'>) =>
  infra.database.query('update portal.connect_codes set subject = null where subject = $1', [userId]);

/** Asks, and reads the code that came. */
export async function getCode(portal: TestPortal, person: First, number: string, mobile: string) {
  const before = (await textsTo(mobile)).length;
  const answer = await person.askCode(number);
  await sendAsked(portal, person);
  const texts = await textsTo(mobile);
  if (answer.outcome !== 'asked' || texts.length !== before + 1)
    throw new Error(JSON.stringify({ answer, texts }));
  return texts.at(-1)?.slice(0, 6) ?? '';
}

/** A code that is not this one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
