import { openDatabase } from './database.ts';
import { openIdentityClient } from './identity-client.ts';
import type { Logger } from './logger.ts';
import { openRecords } from '../records/open-records.ts';
import { openRedis } from './redis.ts';
import { createSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { openPdfRendererClient } from './pdf-renderer-client.ts';
import { openVirusScanner } from './virus-scanner.ts';

export type Infra = ReturnType<typeof openInfra>;

/** Every outside server of one process. Nothing is connected before it is used. */
export function openInfra(settings: Settings, log: Logger) {
  const database = openDatabase(settings, log);
  const redis = openRedis(settings, log);
  const records = openRecords(settings);
  const terminology =
    settings.terminologyUrl === settings.recordsUrl
      ? records
      : openRecords({ recordsUrl: settings.terminologyUrl, tls: settings.tls });
  const pdfRenderer = settings.pdfRenderer && openPdfRendererClient(settings.pdfRenderer, settings.tls);
  return {
    log,
    database,
    redis,
    records,
    terminology,
    /** Undefined where this deployment has none. */
    pdfRenderer,
    /** Undefined where this deployment has none. */
    virusScanner: settings.virusScanner && openVirusScanner(settings.virusScanner),
    identity: openIdentityClient(settings),
    secrets: createSecrets(settings.sessionKeys),
    async close() {
      redis.close();
      await Promise.all([
        database.close(),
        records.close(),
        pdfRenderer?.close(),
        ...(terminology === records ? [] : [terminology.close()]),
      ]);
    },
  };
}
