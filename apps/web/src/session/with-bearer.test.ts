import ky from 'ky';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from './session.ts';
import { TokenExpiredError, UnreachableError } from './session-errors.ts';
import { withBearer } from './with-bearer.ts';

const user = (id: string) => ({ subject: 'account', id, name: 'Sita Sharma' });
const forbidden = async () => new Response(undefined, { status: 403 });
/** As every client of ours asks: what is not 401 is thrown. */
const asClient = () => ky.get('https://portal.test/', { fetch: forbidden, retry: 0 });
const refresh = vi.spyOn(session, 'refresh');

beforeEach(() => {
  session.store.setState({ status: 'in', user: user('first') }, true);
  vi.spyOn(session, 'getAccessToken').mockResolvedValue('token');
});

afterEach(() => {
  refresh.mockReset();
  session.store.setState({ status: 'unknown' }, true);
});

function becomes(id: string) {
  refresh.mockImplementation(async () => {
    session.store.setState({ status: 'in', user: user(id) }, true);
    return 'next';
  });
}

test.each([
  ['a client', asClient],
  ['the stream', forbidden],
])(
  'forbidden to %s because the account has another record: no refusal, and the session knows',
  async (_who, call) => {
    becomes('second');
    await expect(withBearer(call)).rejects.toBeInstanceOf(UnreachableError);
    expect(session.store.getState().user?.id).toBe('second');
  },
);

test('another call of the same moment looks no further', async () => {
  refresh.mockResolvedValue('next');
  const late = () => {
    session.store.setState({ status: 'in', user: user('second') }, true);
    return asClient();
  };
  await expect(withBearer(late)).rejects.toBeInstanceOf(UnreachableError);
  expect(refresh).not.toHaveBeenCalled();
});

test('forbidden in the same record stays forbidden', async () => {
  becomes('first');
  await expect(withBearer(asClient)).rejects.toMatchObject({ response: { status: 403 } });
  expect((await withBearer(forbidden)).status).toBe(403);
});

test('forbidden in a session that was ended: that is what is told', async () => {
  refresh.mockRejectedValue(new TokenExpiredError());
  await expect(withBearer(asClient)).rejects.toBeInstanceOf(TokenExpiredError);
});
