import type { OperationOutcome } from 'fhir/r4';

const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** The sentence shown for a refused call: the outcome's own words, else the body's, else the status text. */
export function formatApiError(status: number, body: unknown): string {
  if (isOperationOutcome(body)) {
    const issue = body.issue[0];
    const said = issue?.details?.text ?? issue?.diagnostics;
    if (said) return said;
  }
  return findSaid(body) ?? statusTexts[status] ?? 'An error occured during API request!';
}

/** The sentence under a form that could not be sent. */
export function formatFormError(body: unknown): string {
  return findSaid(body) ?? findText(body, 'message') ?? 'An error occured!';
}

function findSaid(body: unknown): string | undefined {
  return findText(body, 'error') ?? findText(body, 'detail') ?? findText(body, 'non_field_errors');
}

function findText(body: unknown, field: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = (body as Record<string, unknown>)[field];
  const said: unknown = Array.isArray(value) ? value[0] : value;
  return typeof said === 'string' && said !== '' ? said : undefined;
}

function isOperationOutcome(body: unknown): body is OperationOutcome {
  return (
    typeof body === 'object' &&
    body !== null &&
    (body as { resourceType?: unknown }).resourceType === 'OperationOutcome' &&
    Array.isArray((body as { issue?: unknown }).issue)
  );
}
