import { randomUUID } from 'node:crypto';
import type { Coding, FhirResource, Reference } from 'fhir/r4';
import { withheld } from './traps.ts';
import type { World } from './world.ts';

type Stored = FhirResource & { id: string };
/** How a resource of A's names something, with a display. */
type Naming = (target: Reference) => Stored;

const mistakenCondition: Coding = {
  system: 'http://terminology.hl7.org/CodeSystem/condition-ver-status',
  code: 'entered-in-error',
};

/**
 * What A may see, each naming something. Built twice: `hidden` with a target that A may not see, whose name is a canary, and
 * `open` with one that A may see.
 */
export function buildReferenceTraps({ a, b, name }: World) {
  const nobody = (field: string) => `CANARY-N-${name}-${field}`;
  const { self } = a;
  const make = (resourceType: string, elements: object) =>
    ({ resourceType, id: randomUUID(), ...elements }) as unknown as Stored;
  const label = { meta: { security: [withheld] } };
  const problem = (more: object) => make('Condition', { subject: self, ...more });
  const result = (more: object) =>
    make('Observation', { status: 'final', code: { text: 'Pulse' }, subject: self, ...more });
  const targets = {
    withheldProblem: problem(label),
    mistakenProblem: problem({ verificationStatus: { coding: [mistakenCondition] } }),
    withheldResult: result(label),
    mistakenResult: result({ status: 'entered-in-error' }),
    withheldEncounter: make('Encounter', {
      ...label,
      status: 'finished',
      class: { code: 'AMB' },
      subject: self,
    }),
    withheldPlan: make('CarePlan', { ...label, status: 'active', intent: 'plan', subject: self }),
    mistakenList: make('List', { status: 'entered-in-error', mode: 'working', subject: self }),
    withheldLetter: make('Composition', {
      ...label,
      status: 'final',
      type: { text: 'Letter' },
      subject: self,
      date: '2026-01-01',
      author: [self],
      title: 'Letter',
    }),
    withheldFile: make('Binary', {
      ...label,
      contentType: 'text/plain',
      securityContext: self,
      data: 'eA==',
    }),
    withheldCharge: make('ChargeItem', { ...label, status: 'billable', code: { text: 'x' }, subject: self }),
    withheldMedicine: make('Medication', { ...label, code: { text: 'x' } }),
    withheldTask: make('Task', { ...label, status: 'requested', intent: 'order', for: self }),
    openProblem: problem({}),
    openResult: result({}),
    openCharge: make('ChargeItem', { status: 'billable', code: { text: 'x' }, subject: self }),
    openMedicine: make('Medication', { code: { text: 'x' } }),
    openFile: make('Binary', { contentType: 'text/plain', securityContext: self, data: 'eA==' }),
  };
  const nameOf = ({ resourceType, id }: { resourceType: string; id: string }) => `${resourceType}/${id}`;
  const own = (text: string) => ({ text: a.mark(text) });
  const report: Naming = (target) =>
    make('DiagnosticReport', {
      status: 'final',
      code: own('report'),
      subject: self,
      result: [{ reference: nameOf(targets.openResult) }, target],
      text: { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${target.display}</div>` },
    });
  const order = (elements: object) =>
    make('MedicationRequest', {
      status: 'active',
      intent: 'order',
      subject: self,
      medicationCodeableConcept: own('order'),
      ...elements,
    });
  const ways: Record<string, [naming: Naming, hidden: Stored, open: Stored]> = {
    'DiagnosticReport.result': [report, targets.withheldResult, targets.openResult],
    'DiagnosticReport.result, never true': [report, targets.mistakenResult, targets.openResult],
    'MedicationRequest.reasonReference': [
      (target) => order({ reasonReference: [target] }),
      targets.withheldProblem,
      targets.openProblem,
    ],
    'MedicationRequest.reasonReference, never true': [
      (target) => order({ reasonReference: [target] }),
      targets.mistakenProblem,
      targets.openProblem,
    ],
    'MedicationRequest.medicationReference': [
      (target) =>
        order({ medicationCodeableConcept: undefined, medicationReference: target, note: [own('order')] }),
      targets.withheldMedicine,
      targets.openMedicine,
    ],
    'Observation.hasMember': [
      (target) => result({ valueString: a.mark('panel'), hasMember: [target] }),
      targets.withheldResult,
      targets.openResult,
    ],
    'Observation.derivedFrom': [
      (target) => result({ valueString: a.mark('derived'), derivedFrom: [target] }),
      targets.mistakenResult,
      targets.openResult,
    ],
    'Observation.encounter': [
      (target) => result({ valueString: a.mark('at-encounter'), encounter: target }),
      targets.withheldEncounter,
      make('Encounter', { status: 'finished', class: { code: 'AMB' }, subject: self }),
    ],
    'Observation.basedOn': [
      (target) => result({ valueString: a.mark('based-on'), basedOn: [target] }),
      targets.withheldPlan,
      make('CarePlan', { status: 'active', intent: 'plan', subject: self }),
    ],
    'Condition.evidence.detail': [
      (target) => problem({ code: own('problem'), evidence: [{ detail: [target] }] }),
      targets.withheldResult,
      targets.openResult,
    ],
    'Condition.extension': [
      (target) =>
        problem({ code: own('problem'), extension: [{ url: 'urn:related', valueReference: target }] }),
      targets.mistakenList,
      make('List', { status: 'current', mode: 'working', subject: self }),
    ],
    'Communication.about': [
      (target) =>
        make('Communication', {
          status: 'completed',
          subject: self,
          about: [target],
          payload: [{ contentString: a.mark('about') }],
        }),
      targets.withheldProblem,
      targets.openProblem,
    ],
    'Communication.payload': [
      (target) =>
        make('Communication', {
          status: 'completed',
          subject: self,
          payload: [{ contentString: a.mark('payload') }, { contentReference: target }],
        }),
      targets.withheldTask,
      make('Task', { status: 'requested', intent: 'order', for: self }),
    ],
    'DocumentReference.context.related': [
      (target) =>
        make('DocumentReference', {
          status: 'current',
          subject: self,
          description: a.mark('document'),
          content: [{ attachment: { title: a.mark('file') } }],
          context: { related: [target] },
        }),
      targets.withheldLetter,
      targets.openResult,
    ],
    'DocumentReference.content.attachment': [
      ({ reference, display }) =>
        make('DocumentReference', {
          status: 'current',
          subject: self,
          description: a.mark('document'),
          content: [
            { attachment: { title: a.mark('file') } },
            { attachment: { url: reference, title: display } },
          ],
        }),
      targets.withheldFile,
      targets.openFile,
    ],
    'Invoice.lineItem': [
      (target) =>
        make('Invoice', {
          status: 'issued',
          subject: self,
          note: [own('bill')],
          lineItem: [
            { chargeItemCodeableConcept: own('line') },
            {
              chargeItemReference: target,
              priceComponent: [{ type: 'base', code: { text: target.display } }],
            },
          ],
        }),
      targets.withheldCharge,
      targets.openCharge,
    ],
    'QuestionnaireResponse.item.answer': [
      (target) =>
        make('QuestionnaireResponse', {
          status: 'completed',
          subject: self,
          item: [
            { linkId: '1', text: a.mark('form') },
            { linkId: '2', answer: [{ valueReference: target }] },
          ],
        }),
      targets.withheldProblem,
      targets.openProblem,
    ],
    'Appointment.reasonReference': [
      (target) =>
        make('Appointment', {
          status: 'booked',
          description: a.mark('visit'),
          reasonReference: [target],
          participant: [{ actor: self, status: 'accepted' }],
        }),
      targets.withheldProblem,
      targets.openProblem,
    ],
    'Task.focus': [
      (target) =>
        make('Task', {
          status: 'requested',
          intent: 'order',
          for: self,
          description: a.mark('task'),
          focus: target,
        }),
      targets.withheldResult,
      targets.openResult,
    ],
    'a version': [
      ({ reference, display }) =>
        result({
          valueString: a.mark('version'),
          derivedFrom: [{ reference: `${reference}/_history/1`, display }],
        }),
      targets.withheldResult,
      targets.openResult,
    ],
    'another’s result': [
      report,
      b.record.find(({ resourceType }) => resourceType === 'Observation') as Stored,
      targets.openResult,
    ],
  };
  const built = Object.entries(ways).map(([way, [naming, hidden, open]]) => ({
    way,
    target: nameOf(hidden),
    openTarget: nameOf(open),
    hidden: naming({ reference: nameOf(hidden), display: nobody('display') }),
    open: naming({ reference: nameOf(open), display: a.mark('open-display') }),
  }));
  const contained = {
    way: 'a contained resource',
    target: '#part',
    openTarget: '#part',
    hidden: problem({
      code: own('contained'),
      contained: [
        { ...result({ status: 'entered-in-error', valueString: nobody('contained') }), id: 'part' },
      ],
      evidence: [{ detail: [{ reference: '#part', display: nobody('display') }] }],
    }),
    open: problem({
      code: own('contained'),
      contained: [{ ...result({ valueString: a.mark('part') }), id: 'part' }],
      evidence: [{ detail: [{ reference: '#part', display: a.mark('open-display') }] }],
    }),
  };
  const openTargets = Object.values(ways).map(([, , open]) => open);
  const stored = new Map([...Object.values(targets), ...openTargets].map((one) => [one.id, one]));
  return { targets: [...stored.values()], traps: [...built, contained] };
}
