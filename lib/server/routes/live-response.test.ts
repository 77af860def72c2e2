import { beforeEach, expect, it } from 'vitest';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { liveResponse } from './live-response';

const office = officeForTests();
beforeEach(() => {
  Reflect.set(globalThis, 'balcaoServices', office.services());
});

it('a stranger hears nothing', async () => {
  const asked = liveResponse(new Request('http://localhost:3000/api/live', { headers: { cookie: 'balcao-session=made-up' } }));
  await expect(asked).rejects.toMatchObject({ problem: { errorCode: 'SVB401' } });
});
