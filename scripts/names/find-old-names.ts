import { basename } from 'node:path';
import ts from 'typescript';

/** A name that nobody finds by the field's word, and the one that took its place. Part of an identifier or file name. */
export type Renamed = { before: RegExp; now: string };

/** What docs/glossary.md lists under "Names in the code": the last column is the name that is gone. */
export function readRenamed(glossary: string): Renamed[] {
  const [, table = ''] = glossary.split('## Names in the code');
  return table.split('\n').flatMap((row) => {
    const [, now = '', , , before = ''] = row.split('|').map((cell) => cell.trim());
    return [...before.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ before: toPattern(name), now }));
  });
}

/** Identifiers, and the file's own name, that hold an old name. */
export function findOldNames(path: string, source: string, renamed: readonly Renamed[]): string[] {
  const names = new Set([basename(path)]);
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false);
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...names].flatMap((name) =>
    renamed.flatMap(({ before, now }) =>
      before.test(toKebab(name)) ? [`${path}: ${name}, now ${now}`] : [],
    ),
  );
}

/** `drop-box` finds drop-box.ts, DropBox and openDropBox, and no dropBoxes. */
function toPattern(name: string): RegExp {
  return new RegExp(`(^|-)${name}($|-)`);
}

function toKebab(name: string): string {
  return name
    .replace(/\.[\w.]+$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
