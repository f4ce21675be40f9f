import { session } from './session.ts';
import { TokenExpiredError } from './session-errors.ts';

/** Calls with the access token, once more with a new one; a server that refuses even that ends the session. */
export async function withBearer(
  call: (headers: { authorization: string }) => Promise<Response>,
): Promise<Response> {
  const send = (token: string) => call({ authorization: `Bearer ${token}` });
  let response = await send(await session.getAccessToken());
  if (response.status === 401) response = await send(await session.refresh());
  if (response.status === 401) {
    session.expire();
    throw new TokenExpiredError();
  }
  return response;
}
