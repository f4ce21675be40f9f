import { posix } from 'node:path';

/** Made by a build, or another system's own. */
const elsewhere = new Set(['apps/web/dist', 'apps/mobile/www', 'settings.xml', 'providers/', 'data/import/']);
const root = /^(?:apps|packages|docs|scripts|services|deploy|e2e|\.ci|\.github)\//;
const ending = /\w\.(?:tsx?|mjs|sql|java|css|ftl|ya?ml|md|conf\.template)$/;

/**
 * Links and paths in a Markdown document that lead to nothing in the repository.
 * A link is relative to its document. A path in backticks starts at the root (`apps/…`), or is the end of a path:
 * a file by its ending (`decide.test.ts`), a folder by its slash (`policies/`). It may hold `*` and `{a,b}`.
 */
export function findDeadPaths(
  name: string,
  documents: ReadonlyMap<string, string>,
  files: readonly string[],
): string[] {
  const text = (documents.get(name) ?? '').replaceAll(/^```.*?^```/gms, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path);
  return [
    ...links.filter((link) => !/^\w+:/.test(link) && !leadsSomewhere(link)),
    ...quoted.filter((path) => looksLikePath(path) && !isThere(path)),
  ];

  function leadsSomewhere(link: string): boolean {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? name : posix.join(posix.dirname(name), path);
    const headings = (documents.get(target) ?? '').matchAll(/^#+ (.+)$/gm);
    const anchors = [...headings].map(([, heading = '']) => anchorOf(heading));
    return matches(`^${escape(target)}`) && (anchor === undefined || anchors.includes(anchor));
  }

  function isThere(path: string): boolean {
    return matches(`${root.test(path) ? '^' : '(?:^|/)'}${escape(path)}`);
  }

  function matches(start: string): boolean {
    const pattern = new RegExp(`${start.replace(/\/$/, '')}(?:/|$)`);
    return files.some((file) => pattern.test(file));
  }
}

function looksLikePath(text: string): boolean {
  if (elsewhere.has(text) || !/^(?:\.(?=\w+\/))?[\w@{][\w@.,{}*-]*(?:\/[\w@.,{}*-]+)*\/?$/.test(text))
    return false;
  return root.test(text) || ending.test(text) || text.endsWith('/');
}

const escape = (path: string) =>
  path
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);

/** As GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');
