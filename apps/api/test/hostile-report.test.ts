import { describe, expect, test } from 'vitest';
import { startOutboundListener } from '../attacks/outbound-listener.ts';
import { signIn } from './gateway-patient.ts';
import { narrative, putLabReport } from './lab-reports.ts';
import { startPortal } from './portal.ts';
import { readPdfText } from './read-pdf.ts';
import { startPdfRenderer } from './pdf-renderer-process.ts';

const passwordFile = /root:x?:0:0|\/bin\/(ba)?sh/;

const hostileMarkup = (address: string) => `
  <iframe src="file:///etc/passwd" width="600" height="400"></iframe>
  <object data="file:///etc/passwd"></object><embed src="file:///etc/passwd" />
  <img src="${address}/picture.png" /><link rel="stylesheet" href="${address}/x.css" />
  <link rel="preload" as="image" href="${address}/preload.png" />
  <style>@import url("${address}/import.css"); p { background: url("${address}/background.png") }</style>
  <script>document.body.append('THE SCRIPT RAN'); fetch("${address}/script")</script>
  <svg><image href="${address}/svg.png" /><script>document.title = 'RAN'</script></svg>
  <meta http-equiv="refresh" content="0;url=${address}/refresh" />
  <form action="${address}/form"><input autofocus onfocus="this.form.submit()" /></form>
  <video src="${address}/video.mp4"></video><p>the words</p>`;

describe('a report of which every word is hostile', () => {
  test('is set without any of it: no file is read, nothing is called, nothing runs', async () => {
    const listener = await startOutboundListener();
    const pdfRenderer = await startPdfRenderer();
    const portal = await startPortal({ PORTAL_PDF_RENDERER_URL: pdfRenderer.url });
    const a = await signIn(portal);
    const hostile = hostileMarkup(listener.url);
    const { report } = await putLabReport(a, {
      report: {
        // The records server lets none of this into a narrative; what it lets in is bad enough.
        text: {
          status: 'generated',
          div: narrative(`<p>before</p><img src="${listener.url}/n.png" alt="x"/><p>after</p>`),
        },
        conclusion: hostile,
        code: { text: hostile },
        performer: [{ display: hostile }],
        result: [{ display: `${hostile}: 1 U/L (0 - 1 U/L) normal` }],
      },
    });
    const answer = await portal.app.inject({
      url: `/v1/reports/${report.id}/pdf`,
      headers: { authorization: `Bearer ${a.tokens.access_token}` },
    });
    expect(answer.statusCode).toBe(200);
    const text = readPdfText(answer.rawPayload);
    expect(text).toContain('before after');
    expect(text).toContain('<iframe src=');
    expect(text).not.toMatch(passwordFile);
    expect(listener.calls()).toBe(0);
  });

  test('and the PDF renderer itself yields nothing to a page that is all markup', async () => {
    const listener = await startOutboundListener();
    const pdfRenderer = await startPdfRenderer();
    const answer = await pdfRenderer.post(
      `<!doctype html><html><body>${hostileMarkup(listener.url)}</body></html>`,
    );
    expect(answer.status).toBe(200);
    const text = readPdfText(Buffer.from(await answer.arrayBuffer()));
    expect(text).toContain('the words');
    expect(text).not.toMatch(passwordFile);
    expect(text).not.toContain('RAN');
    expect(listener.calls()).toBe(0);
    expect((await pdfRenderer.post('<p>the next page is set as ever</p>')).status).toBe(200);
  });

  test('a page that leads elsewhere is set all the same, however often', async () => {
    const listener = await startOutboundListener();
    const pdfRenderer = await startPdfRenderer();
    const words = '<p>the words</p>'.repeat(300);
    for (let time = 0; time < 12; time += 1) {
      const answer = await pdfRenderer.post(
        `<!doctype html><meta http-equiv="refresh" content="0;url=${listener.url}/refresh" />${words}`,
      );
      expect(answer.status).toBe(200);
      expect(readPdfText(Buffer.from(await answer.arrayBuffer()))).toContain('the words');
    }
    expect(listener.calls()).toBe(0);
  });
});
