import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Without these, by their source files, no page opens; all that they import comes along. The first is the page's script. */
type Options = { roots: string[] };

/** Of the shell, what keeps its name whatever is in it. */
const plainFiles = ['index.html', 'theme.js', 'icon.svg'];

/** Builds /service-worker.js after all the rest, and writes into it what there is to keep. */
export function serviceWorker({ roots }: Options): Plugin {
  let built: { entry: string; shell: string[]; files: string[] } | undefined;
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
        const shell = [...plainFiles, ...needed, ...looks].map((name) => `/${name}`);
        built = { entry: needed[0] ?? '', shell, files: files.map((name) => `/${name}`) };
      },
    },
    async closeBundle() {
      if (!built) return;
      const contents = plainFiles.map((name) => readFileSync(join(outDir, name), 'utf8'));
      const version = createHash('sha256')
        .update([...contents, ...built.files.toSorted()].join('\n'))
        .digest('hex')
        .slice(0, 12);
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { built: JSON.stringify({ version, ...built }) },
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
