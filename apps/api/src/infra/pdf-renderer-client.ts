import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Settings } from './settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';

const withinMs = 25_000;
/** How long a renderer that is being restarted is waited for, and how often it is asked. */
const patienceMs = 15_000;
const againMs = 250;
const largestPdfBytes = 16 * 1024 * 1024;

/** The process that turns a page into a PDF (apps/api/src/pdf-renderer). */
export function openPdfRendererClient(
  { url, secrets: [secret = ''] }: NonNullable<Settings['pdfRenderer']>,
  tls: Settings['tls'],
) {
  const pool = new Pool(url, {
    connections: 16,
    connect: { timeout: 1500, ...tls },
    headersTimeout: withinMs,
    bodyTimeout: withinMs,
    maxResponseSize: largestPdfBytes,
  });

  async function post(html: string, signal: AbortSignal) {
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/pdf',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/html; charset=utf-8' },
      body: html,
      signal,
    });
    return { statusCode, bytes: Buffer.from(await body.arrayBuffer()) };
  }

  /** A page can be rendered twice: where there was no answer it is asked for again. */
  async function postPatiently(html: string) {
    const signal = AbortSignal.timeout(withinMs);
    for (const until = Date.now() + patienceMs; ;) {
      try {
        return await post(html, signal);
      } catch (error) {
        if (Date.now() >= until) throw error;
        await sleep(againMs);
      }
    }
  }

  return {
    /** @throws Unavailable when it is not there, busy, or has no whole answer within the time */
    async renderPdf(html: string): Promise<Buffer> {
      try {
        const { statusCode, bytes } = await postPatiently(html);
        if (statusCode !== 200) throw new Error(`the PDF renderer answered ${statusCode}`);
        return bytes;
      } catch (error) {
        throw new Unavailable('pdf renderer', error);
      }
    },

    async check() {
      const { statusCode, body } = await pool.request({ method: 'GET', path: '/healthz' });
      await body.dump();
      if (statusCode !== 200) throw new Unavailable('pdf renderer');
    },

    close: () => pool.destroy(),
  };
}
