import ts from 'typescript';

/**
 * Queries that name no types whose changes refresh them and do not say why: object literals with a `queryFn` of their own
 * and neither `meta` nor a comment "Not live: …", and calls of `ownQuery` with an empty list and no such comment.
 */
export function findSilentQueries(fileName: string, source: string): number[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: number[] = [];

  function visit(node: ts.Node) {
    if (isQuery(node) && !names(node, 'meta') && !saysWhy(node)) report(node);
    if (isOwnQueryWithoutTypes(node) && !saysWhy(node)) report(node);
    ts.forEachChild(node, visit);
  }

  const report = (node: ts.Node) =>
    found.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);

  /** Within the query, or above the statement that it is part of. */
  function saysWhy(node: ts.Node): boolean {
    let statement = node;
    while (!ts.isSourceFile(statement.parent) && !ts.isBlock(statement.parent)) statement = statement.parent;
    return source.slice(statement.getFullStart(), node.end).includes('Not live: ');
  }

  visit(file);
  return found;
}

/** An object with a `queryKey` and a `queryFn` of its own. */
function isQuery(node: ts.Node): node is ts.ObjectLiteralExpression {
  return ts.isObjectLiteralExpression(node) && names(node, 'queryKey') && names(node, 'queryFn');
}

function names({ properties }: ts.ObjectLiteralExpression, name: string): boolean {
  return properties.some((property) => property.name?.getText() === name);
}

function isOwnQueryWithoutTypes(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'ownQuery') return false;
  const types = node.arguments[1];
  return types === undefined || (ts.isArrayLiteralExpression(types) && types.elements.length === 0);
}
