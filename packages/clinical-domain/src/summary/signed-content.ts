/**
 * The text that a signature of this document is about: the whole document but for the signature itself, as RFC 8785
 * (JSON Canonicalization Scheme) writes it, so that whoever stored it in another order still has the same text. Of that
 * scheme JSON.stringify keeps all but the order of names.
 */
export function signedContent(document: object): string {
  return JSON.stringify(inOrder({ ...document, signature: undefined }));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  // Object.fromEntries defines own properties, so that a name like __proto__ is one among others.
  return Object.fromEntries(entries.map(([name, one]) => [name, inOrder(one)]));
}
