import { randomUUID } from 'node:crypto';
import type { Answer, Ask } from './calls.ts';
import { buildPng } from '@portal/test-stack/seed/files';
import { type Attack, get, put } from './attack.ts';
import { file, message } from './written.ts';

const pdf = (id: string, headers?: Record<string, string>): Ask => ({
  path: `/v1/reports/${id}/pdf`,
  ...(headers && { headers }),
});
const ownSheet: Attack['twin'] = ({ traps }) => pdf(traps.ownSheet.id);

/** There are no addresses that open a file by themselves: each needs the owner's token, in its header. */
const addresses: Attack[] = [
  {
    case: 28,
    does: 'asks for the file of B’s report',
    ask: ({ traps }) => pdf(traps.foreignSheet.id),
    refused: [404],
    code: 'not_found',
    looksUp: true,
    sameAs: () => pdf(randomUUID()),
    leak: ({ traps }) => `/DiagnosticReport/${traps.foreignSheet.id}`,
    twin: ownSheet,
  },
  {
    case: 28,
    does: 'asks for B’s file under a report of A’s that names it',
    ask: ({ traps }) => pdf(traps.sheetThatIsForeign.id),
    refused: [503],
    code: 'report_unavailable',
    looksUp: true,
    leak: ({ b }) => `/Binary/${b.idOf('Binary')}?_format=json`,
    twin: ownSheet,
  },
  {
    case: 28,
    does: 'asks for a report’s file without a token',
    ask: ({ traps }) => pdf(traps.ownSheet.id, { authorization: '' }),
    refused: [401],
    twin: ownSheet,
  },
  {
    case: 28,
    does: 'asks for a stored file without a token',
    ask: ({ a }) => ({ ...get(`/Binary/${a.idOf('Binary')}`), headers: { authorization: '' } }),
    refused: [401],
    twin: ({ a }) => get(`/Binary/${a.idOf('Binary')}`),
  },
  ...['access_token', 'token', 'signature'].map((name): Attack => ({
    case: 28,
    does: `puts a ${name} into the address of a file`,
    ask: ({ traps }) => ({
      ...pdf(traps.ownSheet.id, { authorization: '' }),
      path: `/v1/reports/${traps.ownSheet.id}/pdf?${name}=x`,
    }),
    refused: [401],
    twin: ownSheet,
  })),
];

const picture = buildPng().toString('base64');

const uploads: Attack[] = [
  ...['text/html', 'application/xhtml+xml', 'text/html;charset=utf-8', 'TEXT/HTML', 'text/javascript'].map(
    (contentType): Attack => ({
      case: 62,
      does: `uploads ${contentType}`,
      ask: (world) => put(file(world, { contentType })),
      refused: [403],
      looksUp: true,
      twin: (world) => put(file(world)),
      twinHolds: ({ a }) => a.id,
    }),
  ),
  ...(
    [
      ['image/png', '<html><script>alert(1)</script>'],
      ['text/plain', '<!doctype html><script>alert(1)</script>'],
      ['image/svg+xml', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'],
      ['application/pdf', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['audio/webm', 'MZ\u0090\u0000'],
    ] as const
  ).flatMap(([contentType, text]): Attack[] => {
    const data = Buffer.from(text).toString('base64');
    const refusal = { case: 62, refused: [403], code: 'bad_file', looksUp: true } as const;
    return [
      {
        ...refusal,
        does: `uploads ${text.slice(0, 14)} as ${contentType}`,
        ask: (world) => put(file(world, { contentType, data })),
        twin: (world) => put(file(world, { contentType: 'image/png', data: picture })),
        twinHolds: ({ a }) => a.id,
      },
      {
        ...refusal,
        does: `sends ${text.slice(0, 14)} as ${contentType} inside a message`,
        ask: (world) => put(message(world, { payload: [{ contentAttachment: { contentType, data } }] })),
        twin: (world) =>
          put(
            message(world, { payload: [{ contentAttachment: { contentType: 'image/png', data: picture } }] }),
          ),
        twinHolds: ({ a }) => a.id,
      },
    ];
  }),
  ...(['pageFile', 'drawingFile'] as const).flatMap((trap) =>
    ['text/html', 'image/svg+xml', '*/*'].map((accept): Attack => ({
      case: 62,
      does: `opens a ${trap} in the browser as ${accept}`,
      ask: ({ traps }) => ({ ...get(`/Binary/${traps[trap].id}`), headers: { accept } }),
      fault: findShown,
      twin: ({ traps }) => get(`/Binary/${traps[trap].id}`),
      twinHolds: ({ traps }) => traps[trap].id,
    })),
  ),
  {
    case: 62,
    does: 'opens a page that a report calls its PDF',
    ask: ({ traps }) => pdf(traps.sheetThatIsAPage.id),
    refused: [503],
    code: 'report_unavailable',
    looksUp: true,
    fault: ({ text }) => (text.includes('<script') ? 'handed the page on' : undefined),
    twin: ownSheet,
  },
];

/** A browser that is led to this address saves JSON; there is nothing in it that it would show or run. */
function findShown({ headers }: Answer): string | undefined {
  if (!String(headers['content-type']).startsWith('application/fhir+json'))
    return `is ${String(headers['content-type'])}`;
  if (headers['content-disposition'] !== 'attachment') return 'is not an attachment';
  if (headers['x-content-type-options'] !== 'nosniff') return 'may be sniffed';
  return String(headers['content-security-policy']).includes('sandbox') ? undefined : 'is not in a sandbox';
}

export const fileAttacks: Attack[] = [...addresses, ...uploads];
