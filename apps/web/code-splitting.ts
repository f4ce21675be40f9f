import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Kind = 'light' | 'calendar' | 'widgets';

const icons = /node_modules\/lucide-react\//;
const widgetLibraries = /node_modules\/(react-aria|react-aria-components|react-stately)\//;
const calendarLibrary = /node_modules\/@internationalized\/date\//;
const shared =
  /node_modules\/(react-aria|react-aria-components|react-stately|@internationalized)\/|\/packages\/(clinical-domain|fhir-queries|ui)\//;
const strings = /(src\/app|ui\/src)\/strings\/(en|np)\.po$/;

/** What app/main.tsx needs to decide what to load: without React, so that it decides while React is on its way. */
const start =
  /vite\/preload-helper|zustand\/esm\/vanilla\.|ui\/src\/i18n\/locale\.|src\/(http\/portal-config|platform\/(native|once|storage)|session\/(sign-in\/authorization-answer|refresh\/early-refresh|root-store))\.|api-contract\/src\/portal-request\./;

/**
 * Few files, since each costs a slow phone a request: those of the first page, those of every page behind the sign-in, and
 * what several pages share, by what it weighs. What one page alone needs goes with that page.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'router', test: /node_modules\/react-router\// },
    { name: 'start', test: start },
    { name: 'icons', test: icons, minShareCount: 2 },
    { name: (id) => `words-${strings.exec(id)?.[2]}`, debugName: 'words', test: strings },
    neededBy('first', ['app/visitor-landing.tsx', 'app/toasts.tsx']),
    neededBy('api', ['session/refresh/auth-api.ts']),
    neededBy('signed-in', ['app/portal.tsx', 'features/dashboard/dashboard.route.tsx']),
    ofKind('light', { minShareCount: 4 }),
    ofKind('calendar', { minShareCount: 4 }),
    ofKind('widgets', { minShareCount: 7 }),
  ],
};

/** All that these files import, themselves and pages left out. */
function neededBy(debugName: string, roots: string[]): Rolldown.CodeSplittingGroup {
  const entries = new Set(roots.map((root) => resolve(import.meta.dirname, 'src', root)));
  const found = new Set<string>();
  return {
    debugName,
    minShareCount: 2,
    name(id, context) {
      if (found.size === 0) for (const entry of entries) visit(entry, context, found);
      const isOwn = entries.has(id) || id.includes('/src/features/') || icons.test(id);
      return found.has(id) && !isOwn ? debugName : null;
    },
  };
}

/** What several pages share, by the heaviest library that it brings with it. */
function ofKind(debugName: Kind, { minShareCount }: { minShareCount: number }): Rolldown.CodeSplittingGroup {
  return {
    debugName,
    test: shared,
    minShareCount,
    name: (id, context) => (kindOf(id, context) === debugName ? debugName : null),
  };
}

function kindOf(id: string, context: Context): Kind {
  const found = new Set<string>();
  visit(id, context, found);
  const brings = (library: RegExp) => [...found].some((each) => library.test(each));
  if (brings(widgetLibraries)) return 'widgets';
  return brings(calendarLibrary) ? 'calendar' : 'light';
}

function visit(id: string, context: Context, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported, context, found);
}
