import type { Page } from '@playwright/test';

type Frame = { at: number; jpeg: string };
const size = { width: 390, height: 844 };
const bitsPerSecond = 600_000;

/** Keeps what the page shows until it is stopped, and hands it over as WebM; the browser films and encodes. */
export async function startFilm(page: Page): Promise<() => Promise<Buffer>> {
  const frames: Frame[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: data });
    void browser.send('Page.screencastFrameAck', { sessionId });
  });
  await browser.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 90,
    maxWidth: size.width,
    maxHeight: size.height,
  });
  return async () => {
    await browser.send('Page.stopScreencast');
    return encode(page, frames);
  };
}

/** In the time that it took: the recorder of a browser follows the clock. */
async function encode(page: Page, frames: Frame[]): Promise<Buffer> {
  await page.goto('about:blank');
  const base64 = await page.evaluate(
    async ([shown, { width, height }, videoBitsPerSecond]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const canvasContext = canvas.getContext('2d');
      const stream = canvas.captureStream(12);
      const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond });
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
      const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
      recorder.start();
      const from = performance.now();
      for (const { at, jpeg } of shown) {
        const due = at - (shown[0]?.at ?? 0) - (performance.now() - from);
        if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
        const bytes = Uint8Array.from(atob(jpeg), (char) => char.charCodeAt(0));
        canvasContext?.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, width, height);
      }
      await new Promise((resolve) => setTimeout(resolve, 1500));
      recorder.stop();
      await ended;
      const film = new Uint8Array(await new Blob(parts).arrayBuffer());
      let text = '';
      for (const byte of film) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [frames, size, bitsPerSecond] as const,
  );
  return Buffer.from(base64, 'base64');
}
