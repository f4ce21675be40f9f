import type { Appointment, Bundle, OperationOutcome } from 'fhir/r4';
import type { VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import type { VisitProblem } from '@portal/clinical-domain/booking/check-visit';
import { extensionUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { toOperationOutcome } from '../http/operation-outcome.ts';
import { Refusal } from '../http/refusal.ts';
import type { Answer } from './contract.ts';
import { findId } from '../records/reference.ts';

/** The answer to a booking, made from the stored visit alone, so that a repeated request gets the same one. */
export function bookedAnswer(stored: Appointment, fhirBase: string): Answer {
  const appointment = withoutServerDetails(stored);
  const slotId = findId(stored.slot?.[0]?.reference, 'Slot');
  const old = stored.extension?.find(({ url }) => url === extensionUrls.rescheduledFrom)?.valueReference;
  const body: Bundle = {
    resourceType: 'Bundle',
    type: 'transaction-response',
    entry: [
      { response: { status: '201 Created', location: `${fhirBase}/Slot/${slotId}` } },
      {
        fullUrl: `${fhirBase}/Appointment/${stored.id}`,
        resource: appointment,
        response: {
          status: '201 Created',
          location: `${fhirBase}/Appointment/${stored.id}`,
          ...(stored.meta?.versionId === undefined ? {} : { etag: etagOf(stored) }),
          ...(stored.meta?.lastUpdated === undefined ? {} : { lastModified: stored.meta.lastUpdated }),
        },
      },
      ...(old ? [{ response: { status: '200 OK', location: `${fhirBase}/${old.reference}` } }] : []),
    ],
  };
  return { status: 200, body };
}

export function appointmentAnswer(stored: Appointment): Answer {
  return { status: 200, body: withoutServerDetails(stored), headers: { etag: etagOf(stored) } };
}

/** 409, with the times that can be offered instead. */
export function conflictAnswer(code: string, sentence: string, free: VisitSlot[]): Answer {
  const body: OperationOutcome = {
    ...toOperationOutcome(409, code, sentence),
    extension: free.map(({ start, end }) => ({
      url: extensionUrls.freeTime,
      extension: [
        { url: 'start', valueInstant: start },
        { url: 'end', valueInstant: end },
      ],
    })),
  };
  if (free.length === 0) delete body.extension;
  return { status: 409, body };
}

const problems: Record<VisitProblem, string> = {
  'not-a-time': 'The visit’s times cannot be read.',
  past: 'This time is over. Choose a later one.',
  'beyond-horizon': 'This day is too far ahead to be booked yet.',
  'outside-hours': 'The doctor does not work at this time.',
  'off-grid': 'The doctor’s visits do not begin at this time. Choose one of the offered times.',
  'wrong-duration': 'The visit must be as long as the doctor’s visits are.',
  'on-leave': 'The doctor is away at this time. Choose another day.',
};

export function visitRefusal(problem: VisitProblem): Refusal {
  return new Refusal(422, problem.replaceAll('-', '_'), problems[problem]);
}

function withoutServerDetails({ meta, ...appointment }: Appointment): Appointment {
  const { versionId, lastUpdated } = meta ?? {};
  const shown = {
    ...(versionId === undefined ? {} : { versionId }),
    ...(lastUpdated === undefined ? {} : { lastUpdated }),
  };
  const { resourceType, id, ...content } = appointment;
  return { resourceType, ...(id === undefined ? {} : { id }), meta: shown, ...content };
}

const etagOf = ({ meta }: Appointment) => `W/"${meta?.versionId}"`;
