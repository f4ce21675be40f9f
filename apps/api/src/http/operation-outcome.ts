import type { OperationOutcome } from 'fhir/r4';

type IssueCode = OperationOutcome['issue'][number]['code'];

const issueCodes: Record<number, IssueCode> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'conflict',
  413: 'too-long',
  415: 'not-supported',
  422: 'processing',
  429: 'throttled',
  503: 'transient',
};

export function toOperationOutcome(status: number, code: string, detail: string): OperationOutcome {
  return {
    resourceType: 'OperationOutcome',
    issue: [
      {
        severity: 'error',
        code: issueCodes[status] ?? 'exception',
        details: { coding: [{ code }], text: detail },
      },
    ],
  };
}
