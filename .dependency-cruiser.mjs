import { boundaryRules } from './scripts/boundaries/rules.ts';

export default {
  forbidden: boundaryRules(import.meta.dirname),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|ios|android|www)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
