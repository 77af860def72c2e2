import { beforeEach, expect, test } from 'vitest';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { liveResponse } from './live-response';

const office = officeForTests();
beforeEach(() => {
  Reflect.set(globalThis, 'balcaoServices', office.services());
});

test('an event stream needs a session', async () => {
  const response = liveResponse(new Request('http://localhost:3000/api/live', { headers: { cookie: 'balcao-session=made-up' } }));
  await expect(response).rejects.toMatchObject({ problem: { errorCode: 'SVB401' } });
});
