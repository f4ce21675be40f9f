import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { isSignedIn, openBrowser } from './identity-browser.ts';
import { callAdmin, createAccount, createRealm, removeRealm } from './realm.ts';

const { issuer, name: realm } = inject('suite').realm;
const newEmail = () => `${randomUUID()}@example.org`;
const own = { firstName: 'Gita', lastName: 'Rai' };
type Names = Partial<typeof own>;

async function register(names: Names, more: Record<string, string> = {}) {
  const browser = openBrowser(issuer);
  const form = await browser.visit(
    /href="([^"]*registration[^"]*)"/
      .exec((await browser.openLogin(more)).html)?.[1]
      ?.replaceAll('&amp;', '&') ?? '',
  );
  return browser.submit(form, { ...own, ...names, email: newEmail() });
}

const wrong: [string, Names][] = [
  ['turned around', { firstName: 'Gi\u202Eta' }],
  ['parted by nothing', { lastName: 'R\u200Bai' }],
  ['joined without a reason', { firstName: 'Gi\u200Dta' }],
  ['with a soft hyphen', { lastName: 'Ra\u00ADi' }],
  ['with a control', { firstName: 'Gi\u0085ta' }],
  ['with a tag', { firstName: 'Gita\u{E0041}' }],
  ['of nothing', { firstName: '\u3164' }],
  ['of the clinic', { firstName: 'Patient Portal' }],
  ['of the clinic in other letters', { lastName: 'PATIENT – portal.' }],
  ['of the clinic in two', { firstName: 'Patient', lastName: 'Portal' }],
];

const right: [string, Names][] = [
  ['with a joiner between Nepali letters', { firstName: 'राम्\u200Dजी', lastName: 'श्\u200Cयाम' }],
  ['in Nepali', { firstName: 'गीता', lastName: 'राई' }],
  ['with an apostrophe and a hyphen', { lastName: 'O’Brien-Rai' }],
  ['with a word of the clinic’s', { lastName: 'Portal' }],
];

describe('a name at the registration', () => {
  test.each(wrong)('case 88: %s is refused', async (_what, names) => {
    const page = await register(names);
    expect(page.html).toContain('Please enter your own name.');
    expect(page.html).not.toContain('Check your email');
  });

  test('case 88: is refused in Nepali too', async () => {
    const page = await register({ firstName: 'Gi\u202Eta' }, { ui_locales: 'ne' });
    expect(page.html).toContain('कृपया आफ्नै नाम लेख्नुहोस्।');
  });

  test.each(right)('case 88: %s is taken', async (_what, names) => {
    expect((await register(names)).html).toContain('Check your email');
  });
});

describe('a name that is changed later', () => {
  async function change(names: Names) {
    const person = { email: newEmail(), password: `person-${randomUUID()}`, given: 'Gita', family: 'Rai' };
    await createAccount(realm, person);
    const browser = openBrowser(issuer);
    const form = await browser.signIn(person.email, person.password, { kc_action: 'UPDATE_PROFILE' });
    return browser.submit(form, { ...own, email: person.email, ...names });
  }

  test('case 88: is held to the same', async () => {
    expect((await change({ firstName: 'Gi\u202Eta' })).html).toContain('Please enter your own name.');
    expect((await change({ firstName: 'Patient Portal' })).html).toContain('Please enter your own name.');
    expect((await change({ firstName: 'राम्\u200Dजी' })).html).not.toContain('Please enter your own name.');
  });

  test('case 88: is asked for at the sign-in of an account that has a wrong one from before', async () => {
    const other = await createRealm();
    const person = { email: newEmail(), password: `person-${randomUUID()}`, given: 'Gita', family: 'Rai' };
    await createAccount(other.name, person);
    await callAdmin(`/${other.name}`, 'PUT', { displayName: 'Gita Rai' });
    const browser = openBrowser(other.issuer);
    const asked = await browser.signIn(person.email, person.password);
    expect(asked.html).toContain('Your details');
    const named = { firstName: 'Sita', lastName: 'Rai', email: person.email };
    expect(isSignedIn(await browser.submit(asked, named))).toBe(true);
    await removeRealm(other.name);
  });
});
