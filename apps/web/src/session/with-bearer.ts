import { isHTTPError } from 'ky';
import { session } from './session.ts';
import { TokenExpiredError, UnreachableError } from './session-errors.ts';

/**
 * Calls with the access token, once more with a new one; a server that refuses even that ends the session. What is forbidden
 * may have been asked of the record that the account had before: the session is looked at again, and where the record is
 * another by now, the answer says nothing of what was asked. @throws UnreachableError then
 */
export async function withBearer(
  call: (headers: { authorization: string }) => Promise<Response>,
): Promise<Response> {
  const send = (token: string) => call({ authorization: `Bearer ${token}` });
  const token = await session.getAccessToken();
  const asked = findPatient();
  try {
    let response = await send(token);
    if (response.status === 401) response = await send(await session.refresh());
    if (response.status === 401) {
      session.expire();
      throw new TokenExpiredError();
    }
    if (response.status === 403) await lookAgain(asked);
    return response;
  } catch (error) {
    if (isHTTPError(error) && error.response.status === 403) await lookAgain(asked);
    throw error;
  }
}

async function lookAgain(asked: string | undefined): Promise<void> {
  if (findPatient() === asked) await session.refresh();
  if (findPatient() !== asked) throw new UnreachableError();
}

const findPatient = () => session.store.getState().user?.id;
