import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getLink, waitForMail } from '@portal/test-stack/mailbox';
import { describe, expect, inject, test } from 'vitest';
import { stack } from '../test/stack.ts';
import { isSignedIn, openBrowser } from './identity-browser.ts';
import { type AccountSettings, callAdmin, createAccount } from './realm.ts';

const { issuer, name: realm } = inject('suite').realm;
/** Keycloak sends no second link to the same person sooner. */
const cooldownMs = 31_000;
const newEmail = () => `${randomUUID()}@example.org`;

async function makePerson(): Promise<AccountSettings & { subject: string }> {
  const person = { email: newEmail(), password: `person-${randomUUID()}`, given: 'Gita', family: 'Rai' };
  return { ...person, subject: await createAccount(realm, person) };
}

async function askForChange({ email, password }: AccountSettings, wished: string) {
  const browser = openBrowser(issuer);
  const form = await browser.signIn(email, password, { kc_action: 'UPDATE_EMAIL' });
  const page = await browser.submit(form, { email: wished });
  expect(page.html).toContain('Check your new email');
}

/** The link in a browser that knows nothing of the sign-in is confirmed by a press of a button. */
async function confirmLink(wished: string) {
  const browser = openBrowser(issuer);
  const page = await browser.visit(getLink(await waitForMail(stack, wished), `${issuer}/login-actions/`));
  const next = /class="btn primary lg block" href="([^"]*)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&');
  return page.html.includes('Email changed') || next === undefined ? page : browser.visit(next);
}

async function requireChange(subject: string) {
  const user = (await (await callAdmin(`/${realm}/users/${subject}`)).json()) as object;
  await callAdmin(`/${realm}/users/${subject}`, 'PUT', { ...user, requiredActions: ['UPDATE_EMAIL'] });
}

const isIn = async (email: string, password: string) =>
  isSignedIn(await openBrowser(issuer).signIn(email, password));

describe('a new sign-in e-mail that nobody has confirmed', () => {
  test('case 92: does not stand in the way of the old one, again and again; its link works all the same', async () => {
    const person = await makePerson();
    const wished = newEmail();
    await askForChange(person, wished);
    for (let turn = 0; turn < 3; turn++) expect(await isIn(person.email, person.password)).toBe(true);
    expect(await isIn(wished, person.password)).toBe(false);
    expect((await confirmLink(wished)).html).toContain('Email changed');
    expect(await isIn(wished, person.password)).toBe(true);
    expect(await isIn(person.email, person.password)).toBe(false);
  });

  test('case 92: lets those in whom an earlier version had stopped', async () => {
    const person = await makePerson();
    await askForChange(person, newEmail());
    await requireChange(person.subject);
    expect(await isIn(person.email, person.password)).toBe(true);
  });

  test('case 92: is replaced by the next one: the first link is void', async () => {
    const person = await makePerson();
    const [first, second] = [newEmail(), newEmail()];
    await askForChange(person, first);
    await sleep(cooldownMs);
    await askForChange(person, second);
    expect((await confirmLink(first)).status).toBe(400);
    expect((await confirmLink(second)).html).toContain('Email changed');
    expect(await isIn(second, person.password)).toBe(true);
  }, 90_000);

  test('case 92: is asked for where the hospital wants another one', async () => {
    const person = await makePerson();
    await requireChange(person.subject);
    const page = await openBrowser(issuer).signIn(person.email, person.password);
    expect(page.html).toContain('Change your login email');
  });
});
