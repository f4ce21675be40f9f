import { lazy, type ComponentType } from 'react';

type Parts = typeof import('./home-rest.tsx');

/** What comes after the first view, with the rules of doses and results: one file. */
const rest = () => import('./home-rest.tsx');

/** Without the file the page works, and says less. */
function part<P>(choose: (parts: Parts) => ComponentType<P>, instead: ComponentType<P>) {
  return lazy(async () => ({ default: await rest().then(choose, () => instead) }));
}

export const FirstCard = part(
  (parts) => parts.FirstCard,
  () => null,
);
export const NewestResult = part(
  (parts) => parts.NewestResult,
  () => null,
);
export const VitalsCard = part(
  (parts) => parts.VitalsCard,
  () => null,
);
export const ShortcutFact = part(
  (parts) => parts.ShortcutFact,
  ({ fallback }) => fallback,
);

/** Asked for while the page's data is on its way. */
export function fetchHomeParts(): void {
  rest().catch(() => undefined);
}
