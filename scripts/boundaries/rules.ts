import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { layers } from './layers.ts';

/** Packages that only one folder may import. */
const onlyIn: { packages: string; folders: string[] }[] = [
  {
    packages: '^(pg|ioredis|nodemailer|node-pg-migrate)$',
    folders: ['apps/api/src/infra', 'apps/api/test', 'packages/test-stack'],
  },
  { packages: '^playwright-core$', folders: ['apps/api/src/pdf-renderer', 'apps/mobile/scripts'] },
  { packages: '^(@capacitor|@capgo|@aparajita)/', folders: ['apps/web/src/platform', 'apps/mobile'] },
];

export const ruleOf = (folder: string) => `${folder.replaceAll('/', '-')}-imports`;

/** The directions of the folder tree as dependency-cruiser rules, made from the folders that exist. */
export function boundaryRules(root: string) {
  const own = '^(apps|packages|e2e)/';
  const present = ['packages', 'apps/web/src', 'apps/api/src'].flatMap((parent) => listFolders(root, parent));
  const unlisted = present
    .filter((path) => !layers.some(({ folder }) => folder === path))
    .map((folder) => ({ folder, imports: [] }));
  const directions = [...layers, ...unlisted].map(({ folder, imports }) => ({
    name: ruleOf(folder),
    severity: 'error',
    comment: `${folder} may import only ${imports.join(', ') || 'npm packages'}.`,
    from: { path: `^${folder}/`, pathNot: testFiles },
    to: { path: own, pathNot: [folder, ...imports].map((path) => `^${path}/`) },
  }));
  const siblings = listFolders(root, 'apps/web/src/features').map((feature) => ({
    name: `${feature.replaceAll('/', '-')}-stands-alone`,
    severity: 'error',
    comment: 'A feature never imports a feature.',
    from: { path: `^${feature}/` },
    to: { path: '^apps/web/src/features/', pathNot: `^${feature}/` },
  }));
  const guarded = onlyIn.map(({ packages, folders }) => ({
    name: `only-${folders[0]?.replaceAll('/', '-')}`,
    severity: 'error',
    comment: `Only ${folders.join(', ')} may import ${packages}.`,
    from: { path: '^(apps|packages)/', pathNot: folders.map((folder) => `^${folder}/`) },
    to: { path: `node_modules/${packages.replace('^', '').replace('$', '/')}` },
  }));
  return [
    ...directions,
    ...siblings,
    ...guarded,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-domain',
      severity: 'error',
      from: { path: '^packages/clinical-domain/', pathNot: testFiles },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ];
}

function listFolders(root: string, parent: string): string[] {
  const path = join(root, parent);
  if (!existsSync(path)) return [];
  const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => `${parent}/${entry.name}`);
}

const testFiles = '\\.test\\.tsx?$';
