const encoder = new TextEncoder();
const ivLength = 12;
const tagLength = 16;
/** A summary that unfolds to more is an attempt to fill the memory. */
const longestDocument = 20 * 1024 * 1024;

/** RFC 7516 in its compact form, with a key that both sides have: `dir`, A256GCM, deflated. */
export async function encryptDocument(document: object, key: Uint8Array<ArrayBuffer>): Promise<string> {
  const header = { alg: 'dir', enc: 'A256GCM', zip: 'DEF', cty: 'application/fhir+json' };
  const protectedHeader = toBase64url(encoder.encode(JSON.stringify(header)));
  const plain = await readAll(
    new Blob([JSON.stringify(document)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  );
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(parameters(iv, protectedHeader), await importKey(key, 'encrypt'), plain),
  );
  const [text, tag] = [sealed.subarray(0, -tagLength), sealed.subarray(-tagLength)];
  return [protectedHeader, '', toBase64url(iv), toBase64url(text), toBase64url(tag)].join('.');
}

/** @throws when it was not encrypted with this key, or was changed since */
export async function decryptDocument(jwe: string, key: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const [protectedHeader = '', wrapped, iv = '', text = '', tag = ''] = jwe.split('.');
  const header = JSON.parse(new TextDecoder().decode(fromBase64url(protectedHeader))) as {
    alg?: string;
    enc?: string;
    zip?: string;
  };
  if (header.alg !== 'dir' || header.enc !== 'A256GCM' || wrapped !== '')
    throw new Error('The file is not encrypted as a health link is.');
  const sealed = join([fromBase64url(text), fromBase64url(tag)]);
  const plain = await crypto.subtle.decrypt(
    parameters(fromBase64url(iv), protectedHeader),
    await importKey(key, 'decrypt'),
    sealed,
  );
  const content = new Blob([plain]).stream();
  const bytes = await readAll(
    header.zip === 'DEF' ? content.pipeThrough(new DecompressionStream('deflate-raw')) : content,
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
}

export function toBase64url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @throws when it is not base64url */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new Error('Not base64url.');
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}

const parameters = (iv: Uint8Array<ArrayBuffer>, protectedHeader: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(protectedHeader),
});

const importKey = (key: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, [use]);

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longestDocument) throw new Error('The document is too long.');
    parts.push(value);
  }
  return join(parts);
}

function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
