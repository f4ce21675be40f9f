import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Each folder keeps its own words; whoever takes a feature out takes its words along. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'np'],
  catalogs: [
    { path: '<rootDir>/src/app/strings/{locale}', include: ['<rootDir>/src/app'] },
    {
      path: '<rootDir>/../../packages/ui/src/strings/{locale}',
      include: ['<rootDir>/../../packages/ui/src'],
    },
    { path: '<rootDir>/src/features/{name}/strings/{locale}', include: ['<rootDir>/src/features/{name}/'] },
  ],
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  format: formatter({ origins: false }),
  orderBy: 'message',
});
