import { uploadDocument, type Upload } from '@portal/fhir-queries/document-reference.query';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { useEffect, useRef, useState } from 'react';
import { toBase64 } from '../../platform/base64-file.ts';
import { createUploadClient } from '../../session/records/upload-client.ts';
import { useSession } from '../../session/session.ts';
import { checkFile, type FileFault } from './check-file.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'refused'; fault: FileFault }
  | { kind: 'chosen'; file: File; upload: Omit<Upload, 'title'> }
  | { kind: 'sending'; file: File; share: number }
  | { kind: 'failed'; file: File; upload: Upload; why: UploadFailure };

/** `unsent` is for want of a connection; only what was `refused` would be refused again. */
export type UploadFailure = 'unsent' | 'refused' | 'day-full';

/** A file from being chosen until it is stored; its ids are made once, so that another try finishes the first. */
export function useUpload(largestBytes: number, onStored: () => void) {
  const { user } = useSession();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);

  async function choose(file: File) {
    const checked = await checkFile(file, largestBytes);
    if (typeof checked === 'string') {
      setState({ kind: 'refused', fault: checked });
      return;
    }
    const upload = {
      patientId: user?.id ?? '',
      binaryId: crypto.randomUUID(),
      documentId: crypto.randomUUID(),
      fileName: file.name,
      contentType: checked.type,
      size: file.size,
      base64: await toBase64(file),
      at: new Date(),
    };
    setState({ kind: 'chosen', file, upload });
  }

  async function send(file: File, upload: Upload) {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setState({ kind: 'sending', file, share: 0 });
    const onProgress = (share: number) => setState({ kind: 'sending', file, share });
    try {
      await uploadDocument(createUploadClient(onProgress, signal), upload);
    } catch (error) {
      setState({ kind: 'failed', file, upload, why: judgeFailure(error) });
      return;
    }
    setState({ kind: 'idle' });
    onStored();
  }

  return {
    state,
    choose,
    send,
    stop: () => abort.current.abort(),
    forget: () => setState({ kind: 'idle' }),
  };
}

export function judgeFailure(error: unknown): UploadFailure {
  if (!(error instanceof RecordsRefusal)) return 'unsent';
  if (error.isDayFull) return 'day-full';
  return error.status === 429 ? 'unsent' : 'refused';
}
