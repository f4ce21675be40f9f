/** File types by the end of the name, as the specification lists them; `.weba` is what browsers record. */
const images = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};
const documents = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  zip: 'application/zip',
};
const audio = { mp3: 'audio/mpeg', wav: 'audio/wav', weba: 'audio/webm', ogg: 'audio/ogg' };

export type Picker = 'image' | 'document' | 'any';

const taken: Record<Picker, Readonly<Record<string, string>>> = {
  image: images,
  document: documents,
  any: { ...audio, ...documents, ...images },
};

/** For the picker's `accept`. */
export function listExtensions(picker: Picker): string[] {
  return Object.keys(taken[picker]).map((extension) => `.${extension}`);
}

/** The type under which a file of that name is sent; nothing where the picker does not take it. */
export function findContentType(picker: Picker, fileName: string): string | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(taken[picker], extension) ? taken[picker][extension] : undefined;
}

/** `audio/webm;codecs=opus` is a recording like any other. */
export function kindOfFile(contentType: string | undefined): 'image' | 'audio' | 'file' {
  const [family] = (contentType ?? '').split('/');
  return family === 'image' || family === 'audio' ? family : 'file';
}

const recorded: Readonly<Record<string, string>> = {
  'audio/webm': 'weba',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
};

/** What a browser recorded, as it is sent: without the codec, and with the name's right end. */
export function describeRecording(mimeType: string): { contentType: string; extension: string } {
  const contentType = mimeType.split(';')[0]?.trim().toLowerCase() || 'audio/webm';
  return { contentType, extension: recorded[contentType] ?? 'weba' };
}
