import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { permissions } from '@/lib/contracts/office/permission';
import { serviceArea, serviceAreas } from '@/lib/contracts/service-areas';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let finance: Person;

beforeAll(async () => {
  finance = await office.person('finance');
});
beforeEach(async () => {
  // Forgets what the previous test recorded.
  office.clock.now = new Date(office.clock.now.getTime() + 11 * 60_000);
  finance = { ...finance, ...(await office.session(finance.staffId)) };
});

const seen = async () => (await office.send('GET', '/service-status', { as: finance })).body;
const read = (path = '/user/balance') => office.send('GET', path, { at: 'payments', as: finance });
const refuse = (status: number, errorCode: string | null) => office.service().answer({ statusCode: status, errorCode }, status);

test('every permission belongs to one of the areas', () => {
  expect(new Set(permissions.map(serviceArea))).toEqual(new Set(serviceAreas));
});

describe('the status of the service is', () => {
  test('up while it answers', async () => {
    office.service().answer({ available: 1, blocked: 0 });
    await read();
    await read();
    expect(await seen()).toMatchObject({ reachable: true, minutes: 10, degradedAreas: [] });
  });

  test.each([
    ['an account without GET /status', 404, 'SVG404', true],
    ['a refused request', 403, 'SVA200', true],
    ['a service that is closed', 503, 'SVF503', false],
    ['a failing institution', 424, 'SVF500', false],
  ])('with %s', async (_, status, code, reachable) => {
    refuse(status, code);
    expect(await seen()).toMatchObject({ reachable });
  });

  test('unreachable when the connection breaks, checked once for everybody who asks within seconds', async () => {
    office.service().behave((request) => request.destroy());
    expect(await seen()).toMatchObject({ reachable: false });
    await seen();
    expect(office.service().received).toHaveLength(1);
  });

  test('failing in the area where most calls fail, and up again ten minutes later', async () => {
    refuse(424, 'SVS500');
    await read('/user/transactions?page=1&limit=1');
    await read('/user/transactions?page=1&limit=1');
    office.service().answer({ available: 1, blocked: 0 });
    await read();
    expect((await seen()).degradedAreas).toEqual([{ area: 'history', state: 'failing', calls: 2, failed: 2, slow: 0 }]);
    office.clock.now = new Date(office.clock.now.getTime() + 11 * 60_000);
    expect((await seen()).degradedAreas).toEqual([]);
  });

  test('slow where answers take long', async () => {
    office.service().behave((_request, response) => {
      office.clock.now = new Date(office.clock.now.getTime() + 4_000);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"available":1,"blocked":0}');
    });
    await read();
    await read();
    expect((await seen()).degradedAreas).toMatchObject([{ area: 'account', state: 'slow', slow: expect.any(Number) }]);
  });

  test('slow as soon as two answers in a row take long, however many were quick before', async () => {
    office.service().answer({ available: 1, blocked: 0 });
    for (let time = 0; time < 6; time += 1) await read();
    expect((await seen()).degradedAreas).toEqual([]);
    office.service().behave((_request, response) => {
      office.clock.now = new Date(office.clock.now.getTime() + 6_000);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"available":1,"blocked":0}');
    });
    await read();
    await read();
    expect((await seen()).degradedAreas).toMatchObject([{ area: 'account', state: 'slow' }]);
  });

  test('told with the difference of its clock, when it runs an hour behind ours', async () => {
    const date = new Date(Date.now() - 3_600_000).toUTCString();
    office.service().behave((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', date }).end('{"available":1,"blocked":0}');
    });
    const answer = await read();
    expect(Math.abs(Number(answer.headers.get('x-balcao-service-clock')) + 3_600)).toBeLessThan(30);
    expect(Math.abs((await seen()).clockAheadSeconds + 3_600)).toBeLessThan(30);
    office.service().answer({ available: 1, blocked: 0 });
    expect((await read()).headers.get('x-balcao-service-clock')).toBeNull();
  });

  test('not affected by refusals', async () => {
    refuse(422, 'SVG422');
    await read('/user/transactions?page=1&limit=1');
    await read('/user/transactions?page=1&limit=1');
    expect((await seen()).degradedAreas).toEqual([]);
  });
});
