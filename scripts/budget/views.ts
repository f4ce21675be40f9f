import { keyOfGroup, type Manifest } from './first-view.ts';

/** What somebody in English waits for, from the first byte until the view is drawn. */
export type View = { name: string; limitKilobytes: number; roots: string[]; followers: string[] };

export function listViews(manifest: Manifest): View[] {
  const words = keyOfGroup(manifest, 'words-en');
  return [
    {
      name: 'the first view of /',
      limitKilobytes: 100,
      roots: [
        'index.html',
        'src/features/landing/landing.route.tsx',
        'src/features/landing/strings/en.po',
        words,
      ],
      /** Drawn as soon as it arrives, but nobody waits for it: weighed, not counted. */
      followers: [
        'src/features/landing/hero-stage.tsx',
        'src/features/landing/feature-grid.tsx',
        'src/ui/ridge.tsx',
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
        'src/app/portal-shell.tsx',
        'src/app/page-error.tsx',
        'src/app/signed-in-tools.tsx',
        'src/app/bell.tsx',
        'src/app/toasts.tsx',
        'src/features/dashboard/dashboard.route.tsx',
        'src/features/dashboard/strings/en.po',
      ],
      followers: [],
    },
  ];
}
