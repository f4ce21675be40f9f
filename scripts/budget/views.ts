import { getChunk, keyOfGroup, type Manifest } from './first-view.ts';

/** What somebody in English loads, from the first byte until all of the view is drawn. */
export type View = { name: string; limitKilobytes: number; roots: string[] };

const latin = '../../packages/ui/src/fonts/noto-sans.woff2';
const devanagari = '../../packages/ui/src/fonts/noto-sans-devanagari.woff2';

/** What every view needs besides. Styles are sent compressed; fonts are so already. */
export function listLooks(manifest: Manifest) {
  const fileOf = (key: string) => getChunk(manifest, key).file;
  return [
    {
      name: 'styles, compressed with brotli',
      limitKilobytes: 25,
      files: getChunk(manifest, 'index.html').css ?? [],
    },
    { name: 'fonts in English', limitKilobytes: 60, files: [fileOf(latin)] },
    { name: 'fonts in Nepali', limitKilobytes: 130, files: [fileOf(latin), fileOf(devanagari)] },
  ];
}

export function listViews(manifest: Manifest): View[] {
  const strings = keyOfGroup(manifest, 'words-en');
  return [
    {
      name: 'the landing',
      limitKilobytes: 100,
      roots: [
        'index.html',
        strings,
        'src/app/visitor-landing.tsx',
        'src/app/toasts.tsx',
        'src/features/landing/strings/en.po',
      ],
    },
    {
      name: 'the dashboard, from the sign-in on',
      limitKilobytes: 170,
      roots: [
        'index.html',
        strings,
        'src/features/sign-in/callback.route.tsx',
        'src/features/sign-in/strings/en.po',
        'src/session/sign-in/prepare-sign-in.ts',
        'src/session/refresh/auth-api.ts',
        'src/app/portal.tsx',
        'src/app/toasts.tsx',
        'src/features/dashboard/dashboard.route.tsx',
        'src/features/dashboard/strings/en.po',
      ],
    },
    {
      name: 'the dashboard with what comes after its first view: doses, new results, facts and vitals',
      limitKilobytes: 230,
      roots: [
        'index.html',
        strings,
        'src/app/portal.tsx',
        'src/app/toasts.tsx',
        'src/features/my-health/vitals/pinned/home-vitals.tsx',
        'src/features/my-health/strings/en.po',
        'src/features/dashboard/dashboard.route.tsx',
        'src/features/dashboard/strings/en.po',
        'src/features/dashboard/home-rest.tsx',
        'src/features/medications/today/today-card.tsx',
        'src/features/medications/strings/en.po',
      ],
    },
    {
      name: 'the care team',
      limitKilobytes: 210,
      roots: [
        'index.html',
        strings,
        'src/app/portal.tsx',
        'src/app/toasts.tsx',
        'src/features/messages/care-team/care-team.route.tsx',
        'src/features/messages/strings/en.po',
      ],
    },
  ];
}
