import { problem } from '@portal/api-contract/problem';
import { videoPass, type VideoPass } from '@portal/api-contract/video';
import { portalApi } from '../../http/portal-api.ts';
import { withBearer } from '../../session/with-bearer.ts';

const answered = new Set([401, 404, 409]);
const api = portalApi.extend({ throwHttpErrors: (status) => !answered.has(status) });

/** The call is not for now, or not for this patient; the code says which. */
export class CallRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The call was refused: ${code}`);
    this.code = code;
  }
}

/** @throws CallRefused where the server knows why not */
export async function openVideoVisit(id: string): Promise<VideoPass> {
  const response = await withBearer((headers) => api.post(`video/visits/${id}`, { headers }));
  const answer: unknown = await response.json();
  if (!response.ok) throw new CallRefused(problem.safeParse(answer).data?.code ?? 'not_found');
  return videoPass.parse(answer);
}
