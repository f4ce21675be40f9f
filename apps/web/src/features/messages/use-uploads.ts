import { findContentType, type Picker } from '@portal/clinical-domain/messages/attachment-rules';
import { uploadFile } from '@portal/fhir-queries/binary.query';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { useRef, useState } from 'react';
import { toBase64 } from '../../platform/base64-file.ts';
import { createUploadClient } from '../../session/records/upload-client.ts';

export type UploadFault = Picker | 'too-large' | 'empty' | 'refused' | 'day-full';
/** `failed` is for want of a connection: it can be tried again, or goes with the message when there is one. */
export type Upload = {
  binaryId: string;
  file: File;
  contentType: string;
  state: 'sending' | 'ready' | 'failed' | { fault: UploadFault };
  share: number;
};

/** Files from being chosen until they go with a message; each is uploaded at once, under an id of its own. */
export function useUploads(patientId: string, largestBytes: number) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const aborts = useRef(new Map<string, AbortController>());

  function change(binaryId: string, how: Partial<Upload>) {
    setUploads((before) => before.map((one) => (one.binaryId === binaryId ? { ...one, ...how } : one)));
  }

  async function send({ binaryId, file, contentType }: Upload) {
    const abort = new AbortController();
    aborts.current.set(binaryId, abort);
    change(binaryId, { state: 'sending', share: 0 });
    const client = createUploadClient((share) => change(binaryId, { share }), abort.signal);
    try {
      await uploadFile(client, { patientId, binaryId, contentType, base64: await toBase64(file) });
      change(binaryId, { state: 'ready', share: 1 });
    } catch (error) {
      change(binaryId, { state: stateAfter(error) });
    }
  }

  return {
    uploads,

    add(files: Iterable<File>, picker: Picker) {
      const chosen = Array.from(files, (file) => prepare(file, picker, largestBytes));
      setUploads((before) => [...before, ...chosen]);
      for (const upload of chosen) if (upload.state === 'sending') void send(upload);
    },

    retry: (upload: Upload) => void send(upload),

    remove(binaryId: string) {
      aborts.current.get(binaryId)?.abort();
      setUploads((before) => before.filter((one) => one.binaryId !== binaryId));
    },

    clear: () => setUploads([]),
  };
}

function stateAfter(error: unknown): Upload['state'] {
  if (!(error instanceof RecordsRefusal)) return 'failed';
  if (error.isDayFull) return { fault: 'day-full' };
  return error.status === 429 ? 'failed' : { fault: 'refused' };
}

function prepare(file: File, picker: Picker, largestBytes: number): Upload {
  const contentType = findContentType(picker, file.name);
  const upload = { binaryId: crypto.randomUUID(), file, contentType: contentType ?? '', share: 0 };
  if (contentType === undefined) return { ...upload, state: { fault: picker } };
  if (file.size === 0) return { ...upload, state: { fault: 'empty' } };
  if (file.size > largestBytes) return { ...upload, state: { fault: 'too-large' } };
  return { ...upload, state: 'sending' };
}
