import type { Bundle } from 'fhir/r4';
import { createBooking } from '../src/booking/booking.ts';
import { parseBookingRequest } from '../src/booking/parse-booking-request.ts';
import { parseScopes } from '../src/patient-access/scopes.ts';
import { openInfra } from '../src/infra/infra.ts';
import { createLogger } from '../src/infra/logger.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { createPortal } from '../src/portal/portal.ts';

/** The booking half of an API process, to be killed: books what its parent sends. */
export type WorkerOrder = { bundle: Bundle; patientId: string; key: string };

const settings = parseSettings(process.env);
const booking = createBooking(createPortal(settings, openInfra(settings, createLogger(settings))));

process.on('message', ({ bundle, patientId, key }: WorkerOrder) => {
  const caller = { patientId, sessionId: 'worker', scopes: parseScopes('patient/*.cruds') };
  booking
    .book(parseBookingRequest(bundle, patientId), { caller, idempotencyKey: key, requestId: key })
    .catch(() => undefined);
});
process.send?.('ready');
