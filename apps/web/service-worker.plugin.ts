import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Without these, by their source files, no page opens; all that they import comes along. */
type Options = { roots: string[] };

/** Builds /service-worker.js after all the rest, and writes into it what there is to keep. */
export function serviceWorker({ roots }: Options): Plugin {
  let built: { version: string; shell: string[]; files: string[] } | undefined;
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).filter(
          (name) => name.startsWith('assets/') && !name.endsWith('.gz'),
        );
        const needed = findNeeded(bundle, roots);
        const looks = files.filter((name) => /\.(css|woff2)$/.test(name));
        const version = createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 12);
        const shell = ['index.html', 'theme.js', 'icon.svg', ...needed, ...looks].map((name) => `/${name}`);
        built = { version, shell, files: files.map((name) => `/${name}`) };
      },
    },
    async closeBundle() {
      if (!built) return;
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { built: JSON.stringify(built) },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: resolve(import.meta.dirname, 'service-worker/service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

function findNeeded(bundle: Rolldown.OutputBundle, roots: string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  for (const root of roots) {
    const chunk = chunks.find((each) => each.moduleIds.some((id) => id.endsWith(root)));
    if (!chunk)
      throw new Error(`The build has no ${root}. Was it renamed? Then rename it in vite.config.ts.`);
    visit(chunk.fileName);
  }
  return [...found];
}
