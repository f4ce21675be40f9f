import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What each folder may import besides itself and npm packages. A folder that is not here may import nothing of ours. */
const mayImport: Record<string, string[]> = {
  'packages/clinical-domain': [],
  'packages/api-contract': [],
  'packages/fhir-queries': ['packages/clinical-domain'],
  'packages/test-stack': ['packages/clinical-domain'],
  'apps/web/src/platform': [],
  'apps/web/src/ui': ['apps/web/src/i18n', 'apps/web/src/platform', 'packages/clinical-domain'],
  'apps/web/src/i18n': ['apps/web/src/platform', 'packages/clinical-domain'],
  'apps/web/src/http': ['packages/api-contract', 'packages/clinical-domain', 'apps/web/src/platform'],
  'apps/web/src/session': [
    'packages/api-contract',
    'packages/clinical-domain',
    'packages/fhir-queries',
    'apps/web/src/http',
    'apps/web/src/platform',
    'apps/web/src/i18n',
  ],
  'apps/web/src/features': [
    'packages/api-contract',
    'packages/clinical-domain',
    'packages/fhir-queries',
    'apps/web/src/ui',
    'apps/web/src/platform',
    'apps/web/src/i18n',
    'apps/web/src/http',
    'apps/web/src/session',
  ],
  'apps/web/src/app': [
    'packages/api-contract',
    'packages/clinical-domain',
    'packages/fhir-queries',
    'apps/web/src/ui',
    'apps/web/src/platform',
    'apps/web/src/i18n',
    'apps/web/src/http',
    'apps/web/src/session',
    'apps/web/src/features',
  ],
  'apps/mobile': [],
  'apps/api/src/infra': ['packages/api-contract', 'packages/clinical-domain'],
  'apps/api/src': ['packages/api-contract', 'packages/clinical-domain', 'packages/fhir-queries'],
};

/** Packages that only one folder may import. */
const onlyIn: { packages: string; folders: string[] }[] = [
  {
    packages: '^(pg|ioredis|nodemailer|node-pg-migrate)$',
    folders: ['apps/api/src/infra', 'apps/api/test', 'packages/test-stack'],
  },
  { packages: '^playwright-core$', folders: ['apps/api/src/typesetter', 'apps/mobile/scripts'] },
  { packages: '^(@capacitor|@capgo|@aparajita)/', folders: ['apps/web/src/platform', 'apps/mobile'] },
];

/** The directions of the folder tree as dependency-cruiser rules, made from the folders that exist. */
export function boundaryRules(root: string) {
  const own = '^(apps|packages|e2e)/';
  const present = ['packages', 'apps/web/src'].flatMap((parent) => listFolders(root, parent));
  const unlisted = present.filter((folder) => !(folder in mayImport)).map((folder) => [folder, []] as const);
  const directions = [...Object.entries(mayImport), ...unlisted].map(([folder, allowed]) => ({
    name: `${folder.replaceAll('/', '-')}-imports`,
    severity: 'error',
    comment: `${folder} may import only ${allowed.join(', ') || 'npm packages'}.`,
    from: { path: `^${folder}/`, pathNot: testFiles },
    to: { path: own, pathNot: [folder, ...allowed].map((path) => `^${path}/`) },
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
