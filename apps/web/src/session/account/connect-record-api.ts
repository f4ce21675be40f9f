import {
  type AskAnswer,
  type CodeAnswer,
  type ConfirmAnswer,
  type ConnectionState,
  type SlipAnswer,
  askAnswer,
  codeAnswer,
  confirmAnswer,
  connectionState,
  slipAnswer,
} from '@portal/api-contract/connect-record';
import { portalApi } from '../../http/portal-api.ts';
import { withRecentSignIn } from '../sign-in/recent-sign-in.ts';
import { withBearer } from '../with-bearer.ts';

const api = portalApi.extend({ throwHttpErrors: (status) => status !== 401 });

/** Each is a try: sent once. */
export async function checkSlip(code: string, birthDate: string): Promise<SlipAnswer> {
  const json = { code, birth_date: birthDate };
  const response = await withRecentSignIn(() =>
    withBearer((headers) => api.post('connect-record/slip', { json, headers, retry: 0 })),
  );
  return slipAnswer.parse(await response.json());
}

/** The answer is the same whether the hospital has such a record or not. */
export async function askCode(number: string, birthDate: string): Promise<AskAnswer> {
  const json = { number, birth_date: birthDate };
  const response = await withRecentSignIn(() =>
    withBearer((headers) => api.post('connect-record/number', { json, headers, retry: 0 })),
  );
  return askAnswer.parse(await response.json());
}

export async function checkCode(code: string): Promise<CodeAnswer> {
  const response = await withRecentSignIn(() =>
    withBearer((headers) => api.post('connect-record/code', { json: { code }, headers, retry: 0 })),
  );
  return codeAnswer.parse(await response.json());
}

/** Asked again by the patient, the server gives the same answer. */
export async function confirmSlip(ticket: string): Promise<ConfirmAnswer> {
  const response = await withRecentSignIn(() =>
    withBearer((headers) =>
      api.post('connect-record/confirm', { json: { ticket }, headers, timeout: 30_000, retry: 0 }),
    ),
  );
  return confirmAnswer.parse(await response.json());
}

export async function refuseSlip(ticket: string): Promise<void> {
  await withRecentSignIn(() =>
    withBearer((headers) => api.post('connect-record/refuse', { json: { ticket }, headers, retry: 0 })),
  );
}

export async function readConnection(): Promise<ConnectionState> {
  const response = await withBearer((headers) => api.get('connect-record', { headers }));
  return connectionState.parse(await response.json());
}
