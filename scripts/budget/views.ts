import { keyOfGroup, type Manifest } from './first-view.ts';

/** What somebody in English loads, from the first byte until all of the view is drawn. */
export type View = { name: string; limitKilobytes: number; roots: string[] };

export function listViews(manifest: Manifest): View[] {
  const words = keyOfGroup(manifest, 'words-en');
  return [
    {
      name: 'the landing',
      limitKilobytes: 100,
      roots: [
        'index.html',
        words,
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
        words,
        'src/features/sign-in/callback.route.tsx',
        'src/features/sign-in/strings/en.po',
        'src/session/prepare-sign-in.ts',
        'src/session/auth-api.ts',
        'src/app/portal.tsx',
        'src/app/portal-shell.tsx',
        'src/app/page-error.tsx',
        'src/app/bell.tsx',
        'src/app/toasts.tsx',
        'src/features/dashboard/dashboard.route.tsx',
        'src/features/dashboard/strings/en.po',
      ],
    },
  ];
}
