import { listenTo } from './sound-level.ts';

const wanted = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg'];

export type RecordingTrouble = 'not-supported' | 'denied';

export class RecordingError extends Error {
  readonly trouble: RecordingTrouble;

  constructor(trouble: RecordingTrouble, options?: ErrorOptions) {
    super(`Recording: ${trouble}`, options);
    this.trouble = trouble;
  }
}

export type Recorder = Awaited<ReturnType<typeof startRecording>>;

/** Records from now on. @throws RecordingError when the browser cannot, or the patient does not want to */
export async function startRecording() {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices)
    throw new RecordingError('not-supported');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
    throw new RecordingError('denied', { cause: error });
  });
  const mimeType = wanted.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const meter = listenTo(stream);
  recorder.start(1000);

  function release() {
    meter.close();
    for (const track of stream.getTracks()) track.stop();
  }

  return {
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    level: () => meter.level(),

    stop: (): Promise<Blob> =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => {
          release();
          resolve(new Blob(parts, { type: recorder.mimeType }));
        });
        recorder.stop();
      }),

    /** Nothing of it is kept. */
    discard() {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
  };
}
