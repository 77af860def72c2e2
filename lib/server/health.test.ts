import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database/database';
import type { Services } from './services';
import { canary, officeForTests } from './testing/office-for-tests';

const office = officeForTests();

beforeEach(() => {
  vi.resetModules();
});

/** As a fresh process would answer. */
async function health(change: Partial<Services> = {}) {
  Reflect.set(globalThis, 'balcaoServices', { ...office.services(), ...change });
  const { readHealth } = await import('./health');
  return readHealth;
}

it('all is well when the database and the service answer', async () => {
  office.service().answer({ available: 1, blocked: 0 });
  const read = await health();
  expect(await read()).toEqual({
    status: 'ok',
    database: 'ok',
    service: 'ok',
    card: 'off',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

describe('says which one does not, and nothing of why', () => {
  it('the service', async () => {
    office.service().answer({ errorCode: 'SVA100', message: canary }, 401);
    const answer = await (await health())();
    expect(answer).toMatchObject({ status: 'failing', database: 'ok', service: 'unreachable' });
    expect(JSON.stringify(answer) + office.log().join()).not.toContain(canary);
  });

  it('the database', async () => {
    office.service().answer({ available: 1, blocked: 0 });
    const { db, close } = openDatabase('postgres://nobody:canary@127.0.0.1:9/none');
    const answer = await (await health({ db }))();
    await close();
    expect(answer).toMatchObject({ status: 'failing', database: 'unreachable', service: 'ok' });
    expect(JSON.stringify(answer)).not.toContain('canary');
  });
});

it('asked often, it asks the service once', async () => {
  office.service().answer({ available: 1, blocked: 0 });
  const read = await health();
  await Promise.all([read(), read(), read()]);
  await read();
  expect(office.service().received).toHaveLength(1);
});
