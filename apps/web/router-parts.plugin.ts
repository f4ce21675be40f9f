import type { Plugin } from 'vite';

const parts: [path: RegExp, replacement: string][] = [
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    `import { createContext } from 'react';
     export const FrameworkContext = createContext(undefined);
     export const PrefetchPageLinks = () => null;
     export const usePrefetchBehavior = () => [false, undefined, {}];
     export const mergeRefs = (ref) => ref;
     export let CRITICAL_CSS_DATA_ATTRIBUTE, Links, Meta, Scripts, setIsHydrated, useFrameworkContext;`,
  ],
  [
    /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
     export const getRouteInstrumentationUpdates = () => ({});
     export const instrumentClientSideRouter = (router) => router;
     export let instrumentHandler, instrumentationResultMetaContext;`,
  ],
];

/**
 * Leaves out of React Router what only its framework mode (prefetching of server-made pages) and its tracing use:
 * 3 KB of the first view. A release that moves these files brings them back, and the byte budget tells; one that
 * needs more of them fails the build.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) => parts.find(([path]) => path.test(id))?.[1],
  };
}
