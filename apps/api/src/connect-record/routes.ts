import {
  type CodeTry,
  type NumberAsk,
  type SlipTicket,
  type SlipTry,
  askAnswer,
  codeAnswer,
  codeTry,
  confirmAnswer,
  connectionState,
  numberAsk,
  slipAnswer,
  slipTicket,
  slipTry,
} from '@portal/api-contract/connect-record';
import { problem } from '@portal/api-contract/problem';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { RateLimit } from '../limits/rate-limit.ts';
import { createPatientRoute } from '../portal/patient-route.ts';
import type { Portal } from '../portal/portal.ts';
import { askCode } from './ask-code.ts';
import { checkCode } from './check-code.ts';
import { checkSlip } from './check-slip.ts';
import { confirmConnection } from './confirm-connection.ts';
import { getConnectionState } from './connection-state.ts';
import { createConnectionStore } from './connection-store.ts';
import { createLinking } from './steps.ts';

const tags = ['connect-record'];
const refusals = { 400: problem, 401: problem, 403: problem, 429: problem, 503: problem };
const offered = { ...refusals, 404: problem, 409: problem };
const cost = { name: 'connect', perMinute: 20 };

export async function connectRecordRoutes(
  app: FastifyInstance,
  { portal, rateLimit }: { portal: Portal; rateLimit: RateLimit },
) {
  const patients = createPatientRoute({ portal, rateLimit });
  const connections = createConnectionStore(portal.infra.database);
  const linking = createLinking({ ...portal, connections });
  const confirmation = confirmConnection(portal, connections, linking);
  app.addHook('onClose', async () => void (await confirmation.settle()));

  app.get(
    '/v1/connect-record',
    {
      ...patients(['Patient.r']),
      schema: {
        tags,
        summary: 'Whether the account has a record of the hospital',
        response: { 200: connectionState, ...refusals },
      },
    },
    getConnectionState(portal, connections),
  );
  app.post<{ Body: SlipTry }>(
    '/v1/connect-record/slip',
    {
      ...patients(['Patient.u'], cost),
      schema: {
        tags,
        summary: 'What the code of a slip and the birth date lead to',
        body: slipTry,
        response: { 200: slipAnswer, ...offered },
      },
    },
    checkSlip(portal, connections),
  );
  app.post<{ Body: NumberAsk }>(
    '/v1/connect-record/number',
    {
      ...patients(['Patient.u'], cost),
      schema: {
        tags,
        summary:
          'Ask for a code to the number on file of the record with this hospital number and birth date',
        body: numberAsk,
        response: { 200: askAnswer, ...offered },
      },
    },
    askCode(portal),
  );
  app.post<{ Body: CodeTry }>(
    '/v1/connect-record/code',
    {
      ...patients(['Patient.u'], cost),
      schema: {
        tags,
        summary: 'What that code leads to',
        body: codeTry,
        response: { 200: codeAnswer, ...offered },
      },
    },
    checkCode(portal, connections),
  );
  app.post<{ Body: SlipTicket }>(
    '/v1/connect-record/confirm',
    {
      ...patients(['Patient.u'], cost),
      schema: {
        tags,
        summary: 'Connect the account to the record that was shown',
        body: slipTicket,
        response: { 200: confirmAnswer, ...offered },
      },
    },
    confirmation.confirm,
  );
  app.post<{ Body: SlipTicket }>(
    '/v1/connect-record/refuse',
    {
      ...patients(['Patient.u'], cost),
      schema: {
        tags,
        summary: 'The record that was shown is another person’s: the slip is spent',
        body: slipTicket,
        response: { 204: z.void(), ...offered },
      },
    },
    confirmation.refuse,
  );
}
