import type { RouteObject } from 'react-router';

const isShown = import.meta.env.MODE === 'development' || import.meta.env.MODE === 'gallery';

/** Every piece of the design system in every state, for those who build and test it; a shipped build has none of it. */
export const galleryRoutes: RouteObject[] = isShown
  ? [{ path: '/ui', lazy: () => import('./gallery/gallery.route.tsx') }]
  : [];
