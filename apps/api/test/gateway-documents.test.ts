import { randomUUID } from 'node:crypto';
import {
  findDocuments,
  readFile,
  takeBackDocument,
  uploadDocument,
  type Upload,
} from '@portal/fhir-queries/document-reference.query';
import type { RecordsClient } from '@portal/fhir-queries/records-client';
import { describe, expect, test } from 'vitest';
import { clientOf, findErrors } from './gateway-client.ts';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { file, paper, withheld } from './gateway-written.ts';
import { startPortal } from './portal.ts';

const letter = Buffer.from('%PDF-1.4 a letter');

const uploadOf = (patientId: string): Upload => ({
  patientId,
  binaryId: randomUUID(),
  documentId: randomUUID(),
  title: 'Letter',
  fileName: 'letter.pdf',
  contentType: 'application/pdf',
  size: letter.length,
  base64: letter.toString('base64'),
  at: new Date(),
});

describe('documents, as the app sends them', () => {
  test('a file and what it is pass the records server’s validation, and are read again', async () => {
    const a = await signIn(await startPortal());
    const client = clientOf(a);
    const upload = uploadOf(a.patientId);
    const document = await uploadDocument(client, upload);
    expect(await findErrors(`DocumentReference/${upload.documentId}`)).toEqual([]);
    expect(await findErrors(`Binary/${upload.binaryId}`)).toEqual([]);
    const read = await readFile(client, document.content[0]?.attachment ?? {});
    expect(read).toEqual({ base64: upload.base64, contentType: 'application/pdf' });
  });

  test('a try that was cut off is finished by the next one, and nothing is there twice', async () => {
    const a = await signIn(await startPortal());
    const client = clientOf(a);
    const upload = uploadOf(a.patientId);
    const cutOff: Pick<RecordsClient, 'put'> = {
      put: async (path, body) => {
        if (path.startsWith('DocumentReference')) throw new Error('The connection was lost.');
        return client.put(path, body);
      },
    };
    await expect(uploadDocument(cutOff, upload)).rejects.toThrow('lost');
    expect(await findDocuments(client)).toEqual([]);
    await uploadDocument(client, upload);
    await uploadDocument(client, upload);
    expect((await findDocuments(client)).map(({ id }) => id)).toEqual([upload.documentId]);
  });

  test('what is taken back, superseded or withheld is in no list', async () => {
    const a = await signIn(await startPortal());
    const client = clientOf(a);
    const document = await uploadDocument(client, uploadOf(a.patientId));
    const own = await hospitalPuts(file(a));
    await hospitalPuts(paper(a, own, { status: 'superseded' }));
    await hospitalPuts(paper(a, own, { meta: withheld }));
    expect((await findDocuments(client)).map(({ id }) => id)).toEqual([document.id]);
    await takeBackDocument(client, document);
    expect(await findDocuments(client)).toEqual([]);
    expect(await findErrors(`DocumentReference/${document.id}`)).toEqual([]);
  });

  test('a file is answered as data: no type to sniff, nothing to run', async () => {
    const a = await signIn(await startPortal());
    const draw = (text: string) =>
      file(a, { contentType: 'image/svg+xml', data: Buffer.from(text).toString('base64') });
    expect((await a.put(draw('<svg onload="x()"/>'))).statusCode).toBe(403);
    const drawing = draw('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>');
    expect((await a.put(drawing)).statusCode).toBe(201);
    const { headers } = await a.get(`/Binary/${drawing.id}`);
    expect([
      headers['content-type'],
      headers['x-content-type-options'],
      headers['content-disposition'],
    ]).toEqual([expect.stringContaining('application/fhir+json'), 'nosniff', 'attachment']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});
