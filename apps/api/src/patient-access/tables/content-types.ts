/** Whether a file of that type can begin, or be built, as this one does. */
type Test = (file: Buffer) => boolean;

const begins =
  (...signatures: RegExp[]): Test =>
  (file) => {
    const start = file.subarray(0, 16).toString('hex');
    return signatures.some((signature) => signature.test(start));
  };

const isZip = begins(/^504b0304/, /^504b0506/);
/** An office document is a zip with a table of contents and a folder of its own kind. */
const isOffice =
  (folder: string): Test =>
  (file) =>
    isZip(file) && file.includes('[Content_Types].xml') && file.includes(folder);

const looksLikeMarkup = /^\uFEFF?\s*<(!doctype|html|head|body|script|svg|\?xml|iframe|a\s)/i;
// oxlint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000e-\u001a]/;
const drawing =
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!doctype\s+svg[^>[]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i;

const isText: Test = (file) => {
  const text = file.subarray(0, 4096).toString('utf8');
  return !binary.test(text) && !looksLikeMarkup.test(text);
};
/** Script, pages within, animation of addresses, entities, and addresses but of the drawing itself or of a picture in it. */
const active =
  /<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|handler|animate\w*|set)\b|[\s/"']on\w+\s*=|<!entity|(?:href|src)\s*=\s*(?!["']\s*(?:#|data:image\/(?:png|jpeg|webp)[;,]))|url\(\s*["']?\s*(?!["'#\s])|@import/i;
const isDrawing: Test = (file) =>
  drawing.test(file.subarray(0, 4096).toString('utf8')) && !active.test(file.toString('utf8'));

/**
 * Files that a patient may send: the pictures, documents and recordings of the specification, never HTML; and by what each
 * is told from a file that only carries its name. A drawing is taken without script, and served as any file is: as an
 * attachment, in a sandbox.
 */
export const contentTypes: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['application/pdf', begins(/^255044462d/)],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', isOffice('xl/')],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', isOffice('word/')],
  ['application/zip', isZip],
  ['audio/mp4', begins(/^.{8}66747970/)],
  ['audio/mpeg', begins(/^494433/, /^ff[ef][0-9a-f]/)],
  ['audio/ogg', begins(/^4f676753/)],
  ['audio/wav', begins(/^52494646.{8}57415645/)],
  ['audio/webm', begins(/^1a45dfa3/)],
  ['image/jpeg', begins(/^ffd8ff/)],
  ['image/png', begins(/^89504e470d0a1a0a/)],
  ['image/svg+xml', isDrawing],
  ['image/webp', begins(/^52494646.{8}57454250/)],
  ['text/plain', isText],
]);
