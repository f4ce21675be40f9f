import { writeFile } from 'node:fs/promises';
import { maskPatient } from '@portal/clinical-domain/connect/masked-facts';
import { formatSlipCode } from '@portal/clinical-domain/connect/slip-code';
import type { Patient } from 'fhir/r4';
import { openInfra } from '../infra/infra.ts';
import { createLogger } from '../infra/logger.ts';
import { readSettingsOrExit } from '../infra/setting-forms.ts';
import { parseSettings } from '../infra/settings.ts';
import { reopenFirstRecord } from './close-first-record.ts';
import { createConnectionStore } from './connection-store.ts';
import { findRecordProblem } from './find-problem.ts';
import { slipPage } from './slip-page.ts';
import { createSlipStore } from './slip-store.ts';
import { createWrongTries } from './wrong-tries.ts';

const usage = `node apps/api/src/connect-record/main.ts connect-code PATIENT-ID [FILE.pdf]
                                                                   makes a slip and prints its code, once; also
                                                                   writes it as a PDF of A6 for the printer
node apps/api/src/connect-record/main.ts unlink SUBJECT            ends a connection, once the identity server
                                                                   no longer names the record
node apps/api/src/connect-record/main.ts unlock SUBJECT            an account that is locked may try again`;

/** What the desk does, with the settings of an API process. */
const settings = readSettingsOrExit('This command', parseSettings);
const infra = openInfra(settings, createLogger({ logLevel: 'warn' }));
const { database, records } = infra;
try {
  const [command = '', name = '', file] = process.argv.slice(2);
  if (name === '') throw new Error(usage);
  if (command === 'connect-code') await makeSlip(name, file);
  else if (command === 'unlink') await unlink(name);
  else if (command === 'unlock') await createWrongTries(database).unlock([{ kind: 'account', name }]);
  else throw new Error(usage);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await infra.close();
}

async function makeSlip(patientId: string, file: string | undefined) {
  if (file !== undefined && !infra.pdfRenderer)
    throw new Error('PORTAL_PDF_RENDERER_URL is not set: there is nothing that makes a PDF.');
  const patient = (await records.find('Patient', patientId)) as Patient | undefined;
  if (!patient) throw new Error(`There is no patient ${patientId}.`);
  const problem = await findRecordProblem(records, patient, settings.issuer);
  if (problem !== undefined) throw new Error(`This record cannot be connected: ${problem}.`);
  const { code, expiresAt } = await createSlipStore(database, infra.secrets).make(
    patientId,
    settings.slipDays,
  );
  say(`${formatSlipCode(code)}  works once, until ${expiresAt.toISOString()}`);
  if (file === undefined || !infra.pdfRenderer) return;
  const slip = { code, expiresAt, facts: maskPatient(patient), printedAt: new Date() };
  // Nobody else on this machine reads it, and no other file is written over.
  await writeFile(file, await infra.pdfRenderer.renderPdf(slipPage(slip, settings)), {
    mode: 0o600,
    flag: 'wx',
  });
  say(file);
}

/** The account has its first record again; what was moved stays with the hospital's. */
async function unlink(subject: string) {
  const connections = createConnectionStore(database);
  const found = await connections.findOfAccount({ issuer: settings.issuer, subject });
  if (!found) return say(`The portal has connected no record to ${subject}.`);
  await reopenFirstRecord(records, { from: found.oldPatient, to: found.newPatient });
  await connections.advance(found, 'unlinked');
  await database.query(
    `update portal.sessions set revoked_at = now(), revoked_because = 'patient changed'
     where issuer = $1 and subject = $2 and revoked_at is null`,
    [settings.issuer, subject],
  );
  say(`${subject} is no longer connected to Patient/${found.newPatient}`);
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
