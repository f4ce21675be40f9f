import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { identityAdmin } from '@portal/test-stack/identity-admin';
import { newNumber, readCode } from './mobile-number.ts';
import { expect, stack } from './test.ts';

/** The login page and those of the number, one after the other, for two people who have it; the names of the pages. */
export async function* walkLoginPages(login: Page): AsyncGenerator<string> {
  const number = newNumber();
  await putPeople(number);
  const follow = (way: string) => login.locator(`a[href$="way=${way}"]`).first().click();
  const shows = (field: string) => expect(login.locator(field).first()).toBeVisible();

  await shows('#username');
  yield 'login';
  await follow('phone');
  await shows('#number');
  yield 'number';
  await follow('recover');
  await shows('.bring');
  yield 'lost number';
  await login.goBack();
  await follow('register');
  await shows('#fullName');
  yield 'register';
  await follow('phone');
  await login.locator('#number').fill(number);
  await login.locator('[name=use]').click();
  await shows('#password');
  yield 'password';
  await follow('phone');
  await login.locator('#number').fill(number);
  await login.locator('main form button').first().click();
  await shows('#code');
  yield 'code';
  await login.locator('#code').fill(await readCode(number));
  await shows('[name=account]');
  yield 'choose';
  await login.locator('[name=account]').first().click();
  await shows('[name=birthDay]');
  yield 'more than a code';
}

/** The first one's record is connected: a browser that does not know them asks for more than the code. */
async function putPeople(number: string) {
  const person = (firstName: string) => ({
    email: `${randomUUID()}@example.com`,
    password: `login-pages-${randomUUID()}`,
    firstName,
    lastName: 'Karki',
    phoneNumber: `+977${number}`,
  });
  const admin = identityAdmin(stack);
  await admin.putAccount({
    ...person('Sushmita'),
    birthDate: '1984-03-12',
    fhirUser: `Patient/${randomUUID()}`,
  });
  await admin.putAccount(person('Hari'));
}
