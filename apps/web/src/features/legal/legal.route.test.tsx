import { expect, test } from 'vitest';
import { pathOf } from '../../../test/fake-portal-api.ts';
import { openPageSignedOut } from '../../../test/open-page.tsx';

const shipped = import.meta.glob<string>('../../../public/legal/*.txt', { query: '?raw', import: 'default' });

type Texts = (file: string) => Promise<string | undefined> | string | undefined;

/** The files beside the app, as a web server has them. */
const serveTexts = (find: Texts) => async (request: Request) => {
  if (!pathOf(request).startsWith('/legal/')) return undefined;
  const text = await find(pathOf(request));
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return text === undefined ? new Response('', { status: 404 }) : new Response(text, { headers });
};

const pages = [
  { path: '/terms', title: 'Terms', en: 'What this portal is', np: 'यो पोर्टल के हो' },
  { path: '/privacy', title: 'Privacy', en: 'Who keeps your data', np: 'तपाईंको विवरण कसले राख्छ' },
  { path: '/accessibility', title: 'Accessibility', en: 'What was not checked', np: 'के जाँचिएको छैन' },
];

test.for(pages)(
  '$path: the text that comes with the portal, in both languages',
  async ({ path, title, en, np }) => {
    const api = serveTexts((file) => shipped[`../../../public${file}`]?.());
    const { screen } = await openPageSignedOut(path, { api });
    await expect.element(screen.getByRole('heading', { name: en, exact: false })).toBeVisible();
    await expect.poll(() => document.title).toBe(`${title} · Patient Portal`);
    await openPageSignedOut(path, { locale: 'np', api });
    await expect.element(screen.getByRole('heading', { name: np, exact: false })).toBeVisible();
  },
);

test.for(pages)(
  '$path: the deployment’s own text takes its place, as text and nothing else',
  async ({ path }) => {
    const own = '## Our rules\n\n{clinicName} says <img src=x onerror=alert(1)>\n';
    const api = serveTexts((file) => (file.includes('.np.') ? undefined : own));
    const { screen } = await openPageSignedOut(path, { locale: 'np', api });
    const heading = screen.getByRole('heading', { name: 'Our rules' });
    await expect.element(heading).toBeVisible();
    await expect.element(screen.getByText('Himal Clinic says <img src=x onerror=alert(1)>')).toBeVisible();
    expect(heading.element().closest('[lang]')).toHaveAttribute('lang', 'en');
  },
);
