import { Gallery } from '@portal/ui/gallery/gallery.tsx';
import { parseLocale } from '@portal/ui/i18n/locale.ts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { showLanguage } from '../../i18n/strings.ts';

/** /ui?theme=dark&lang=np */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const locale = parseLocale(searchParams.get('lang'));
  const theme = searchParams.get('theme') === 'dark' ? 'dark' : 'light';
  await showLanguage(locale);
  document.documentElement.dataset['theme'] = theme;
  return { locale, theme } as const;
}

export function Component() {
  return <Gallery {...useLoaderData<typeof loader>()} />;
}
