import ts from 'typescript';

export type HardCoded = { line: number; text: string };

/** Attributes and properties whose value a patient sees or hears. */
const visible =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|heading|hint|description|eyebrow|message|text|legend|lead|detail)$/;

/** Inside these the macro finds the words itself. */
const macros = /^(Trans|Plural|Select|SelectOrdinal)$/;

/** Words in a component that no catalogue knows, so that no other language has them. */
export function findHardCoded(fileName: string, source: string): HardCoded[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: HardCoded[] = [];

  function report(node: ts.Node, text: string) {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    found.push({ line, text: text.trim().replaceAll(/\s+/g, ' ') });
  }

  function visit(node: ts.Node) {
    if (ts.isJsxElement(node) && macros.test(node.openingElement.tagName.getText(file))) return;
    if (ts.isJsxSelfClosingElement(node) && macros.test(node.tagName.getText(file))) return;
    if (ts.isJsxText(node) && hasWords(node.text)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) inspect(node.expression);
    if (ts.isJsxAttribute(node) && visible.test(node.name.getText(file))) inspect(node.initializer);
    if (ts.isPropertyAssignment(node) && visible.test(node.name.getText(file))) inspect(node.initializer);
    ts.forEachChild(node, visit);
  }

  /** What the expression can come out as; what is called or tagged is somebody else's to say. */
  function inspect(node: ts.Node | undefined) {
    if (!node) return;
    if (ts.isStringLiteralLike(node) && hasWords(node.text)) report(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const text = [node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text);
      if (hasWords(text.join(' '))) report(node, node.getText(file));
    }
    if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) inspect(node.expression);
    if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(inspect);
    if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) inspect(node.left);
      inspect(node.right);
    }
  }

  visit(file);
  return found;
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
