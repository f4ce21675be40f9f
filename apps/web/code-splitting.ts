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
  /vite\/preload-helper|zustand\/esm\/vanilla\.|ui\/src\/i18n\/locale\.|src\/(http\/portal-config|platform\/(native|once|storage)|session\/(sign-in\/authorization-answer|refresh\/early-refresh|root-store))\.|api-contract\/src\/portal-request\.|clinical-domain\/src\/fhir\/canonical-base\./;

const firstPage = ['app/visitor-landing.tsx', 'app/toasts.tsx'];
const signedIn = ['app/portal.tsx', 'features/dashboard/dashboard.route.tsx'];
const firstViews = [...firstPage, ...signedIn];

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
    iconsOf('first-icons', firstViews),
    { name: 'icons', test: icons, minShareCount: 2 },
    { name: (id) => `words-${strings.exec(id)?.[2]}`, debugName: 'words', test: strings },
    neededBy('first', firstPage),
    neededBy('api', ['session/refresh/auth-api.ts']),
    neededBy('signed-in', signedIn),
    ofKind('light', { minShareCount: 4 }),
    ofKind('calendar', { minShareCount: 4 }),
    ofKind('widgets', { minShareCount: 7 }),
  ],
};

/** The icons that these files and all that they import name, by the name of their file: the library’s index imports every icon. */
function iconsOf(debugName: string, roots: string[]): Rolldown.CodeSplittingGroup {
  const names = new Set<string>();
  return {
    debugName,
    test: icons,
    name(id, context) {
      if (names.size === 0) {
        const found = new Set<string>();
        for (const entry of toFiles(roots)) visit(entry, context, found);
        for (const each of found) for (const name of iconNamesIn(each, context)) names.add(name);
      }
      const file = /icons\/([a-z0-9-]+)\.m?js$/.exec(id)?.[1];
      return file === undefined || names.has(file.replaceAll('-', '')) ? debugName : null;
    },
  };
}

function iconNamesIn(id: string, context: Context): string[] {
  const imports = (context.getModuleInfo(id)?.code ?? '').matchAll(
    /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g,
  );
  return Array.from(imports, ([, names = '']) => names.split(','))
    .flat()
    .map((name) => (name.trim().split(' ')[0] ?? '').toLowerCase());
}

function toFiles(roots: string[]): string[] {
  return roots.map((root) => resolve(import.meta.dirname, 'src', root));
}

/** All that these files import, themselves, pages and icons left out. */
function neededBy(debugName: string, roots: string[]): Rolldown.CodeSplittingGroup {
  const entries = new Set(toFiles(roots));
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
