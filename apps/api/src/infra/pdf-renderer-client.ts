import { Pool } from 'undici';
import type { Settings } from './settings.ts';
import { Unavailable } from '../upstream/unavailable.ts';

const withinMs = 25_000;
const largestPdfBytes = 16 * 1024 * 1024;

/** The process that turns a page into a PDF (apps/api/src/pdf-renderer). */
export function openPdfRendererClient(
  { url, secret }: NonNullable<Settings['pdfRenderer']>,
  tls: Settings['tls'],
) {
  const pool = new Pool(url, {
    connections: 16,
    connect: { timeout: 1500, ...tls },
    headersTimeout: withinMs,
    bodyTimeout: withinMs,
    maxResponseSize: largestPdfBytes,
  });

  return {
    /** @throws Unavailable when it is not there, busy, or has no whole answer within the time */
    async renderPdf(html: string): Promise<Buffer> {
      try {
        const { statusCode, body } = await pool.request({
          method: 'POST',
          path: '/pdf',
          headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/html; charset=utf-8' },
          body: html,
          signal: AbortSignal.timeout(withinMs),
        });
        const bytes = Buffer.from(await body.arrayBuffer());
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
