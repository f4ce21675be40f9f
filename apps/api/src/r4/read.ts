import type { Bundle, Resource } from 'fhir/r4';
import type { Booking } from '../booking/booking.ts';
import { fileHeaders } from '../http/file-headers.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { type Answer, answerWith } from './answer.ts';
import { askRecords } from '../patient-access/ask-records.ts';
import type { Context } from '../patient-access/context.ts';
import type { AllowedRequest } from '../patient-access/decide.ts';
import { createDirectoryPhotos } from './directory-photo.ts';
import { toView } from '../patient-access/directory-view.ts';
import { createExpansions } from './expansions.ts';
import { rewrite } from '../patient-access/rewrite.ts';
import { isWithheld } from '../patient-access/visible.ts';

export type ReadRequest = Extract<
  AllowedRequest,
  { interaction: 'read' | 'search-type' | 'expand' | 'available-slots' }
>;

const vocabularyTypes = new Set(['CodeSystem', 'ValueSet']);

/** Answers what changes nothing: from the records server, or from whoever else keeps what was asked for. */
export function createReader({ infra, settings, audit }: Portal, booking: Booking) {
  const expand = createExpansions(infra.terminology);
  const findPhoto = createDirectoryPhotos(infra.records);

  return async function read(request: ReadRequest, context: Context): Promise<Answer> {
    const { caller } = context;
    if (request.interaction === 'available-slots') {
      const { status, body } = await booking.availableSlots(request.id, rangeOf(request), context);
      return { status, body: viewAll(body) };
    }
    if (request.type === 'AuditEvent') return readAudit(request, context);
    const answer =
      request.interaction === 'expand'
        ? await expand(request)
        : await askRecords(
            vocabularyTypes.has(request.type) ? infra.terminology : infra.records,
            request,
            caller,
          );
    const photo = request.interaction === 'read' ? await findPhoto(answer, request, caller) : undefined;
    const shown = photo ?? rewrite(answer, request, caller, settings.fhirBase);
    if (request.interaction !== 'read') return { status: 200, body: shown };
    return answerWith(200, shown, request.type === 'Binary' ? fileHeaders() : {});
  };

  async function readAudit(request: ReadRequest, { caller }: Context): Promise<Answer> {
    if (request.interaction !== 'read') {
      const bundle = await audit.search(request.parameters, caller);
      const entry = bundle.entry?.filter(({ resource }) => resource !== undefined && !isWithheld(resource));
      return { status: 200, body: { ...bundle, ...(entry && { entry }) } };
    }
    const event = await audit.read(request.id, caller);
    if (!event || isWithheld(event)) throw new Refusal(404, 'not_found');
    return answerWith(200, event);
  }
}

function rangeOf({ parameters }: ReadRequest): { start?: string; end?: string } {
  return Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
}

/** Free times: nothing else of a Slot, and nothing else than Slots. */
function viewAll(body: Resource): Resource {
  const { entry = [], ...bundle } = body as Bundle;
  const slots = entry.flatMap(({ resource, search }) =>
    resource?.resourceType === 'Slot' ? [{ resource: toView(resource), ...(search && { search }) }] : [],
  );
  return { ...bundle, entry: slots } as Bundle;
}
