import { runSql } from '@portal/test-stack/run-sql';
import { codeOf, waitForSms } from '@portal/test-stack/sms-inbox';
import { stack } from './test.ts';

/** Ten digits that no other journey has. */
export function newNumber(): string {
  return `981${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
}

/** The newest code of this number. The page sends its last digit off by itself. */
export async function readCode(number: string, count = 1): Promise<string> {
  return codeOf(await waitForSms(stack, number, count));
}

/** As if two minutes had passed since every code: a number is sent one a minute. */
export async function letCodesAge() {
  await runSql(stack, 'identity', 'update portal_code set asked_at = asked_at - 120000');
}
