import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '@/lib/client/call/call';
import { sessions } from '@/lib/contracts/office/staff/sessions';
import { useAskedProof } from './ask-for-proof';

const fetched = vi.fn<typeof fetch>();
const needsProof = { statusCode: 403, errorCode: 'SVB460', details: [{ field: 'proof', reason: 'challenge-1' }] };
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const headersOf = (at: number) => fetched.mock.calls[at]?.[1]?.headers;
const send = () => call(sessions.endOthers, {}, { idempotencyKey: 'key-1' }).then(String, ({ problem }) => problem.errorCode);

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(cleanup);

test('a call that needs a proof is repeated once with it, under the same idempotency key', async () => {
  const { result } = renderHook(() => useAskedProof());
  fetched.mockResolvedValueOnce(answer(needsProof, 403)).mockResolvedValueOnce(answer(null));
  const sent = send();
  await vi.waitFor(() => expect(result.current?.id).toBe('challenge-1'));
  act(() => result.current?.answer(true));
  expect(await sent).toBe('null');
  expect(headersOf(0)).not.toHaveProperty('x-balcao-proof');
  expect(headersOf(1)).toMatchObject({ 'x-balcao-proof': 'challenge-1', 'idempotency-key': 'key-1' });
  expect(result.current).toBeNull();
});

test('a proof that is declined leaves the refusal, and nothing is sent again', async () => {
  const { result } = renderHook(() => useAskedProof());
  fetched.mockResolvedValue(answer(needsProof, 403));
  const sent = send();
  await vi.waitFor(() => expect(result.current).not.toBeNull());
  act(() => result.current?.answer(false));
  expect(await sent).toBe('SVB460');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a page that has no place to ask shows the refusal', async () => {
  fetched.mockResolvedValue(answer(needsProof, 403));
  expect(await send()).toBe('SVB460');
});

test('a repeated call that asks for another proof is refused, and asks no more', async () => {
  const { result } = renderHook(() => useAskedProof());
  fetched.mockImplementation(async () => answer(needsProof, 403));
  const sent = send();
  await vi.waitFor(() => expect(result.current).not.toBeNull());
  act(() => result.current?.answer(true));
  expect(await sent).toBe('SVB460');
  expect(fetched).toHaveBeenCalledTimes(2);
});
