import { createLogger } from '../infra/logger.ts';
import { readSettingsOrExit } from '../infra/setting-forms.ts';
import { createPrinter } from './printer.ts';
import { createPdfRenderer } from './server.ts';
import { parsePdfRendererSettings } from './settings.ts';

const settings = readSettingsOrExit('The PDF renderer', parsePdfRendererSettings);
const log = createLogger(settings);
if (!settings.hasSandbox) log.warn('Chromium runs without its sandbox (PORTAL_PDF_RENDERER_SANDBOX=off)');
const printer = createPrinter(settings, log);
const server = createPdfRenderer(settings, printer, log);
await server.listen({ port: settings.port, host: settings.host });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown());

async function shutDown() {
  setTimeout(() => process.exit(1), settings.withinMs + 2000).unref();
  await server.close();
  await printer.close();
}
