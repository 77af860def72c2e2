import { beforeAll, describe, expect, test, vi } from 'vitest';
import { roleMay, roles } from '@/lib/contracts/office/permission';
import { type EndpointName, endpointNamed, endpointNames, type NamesOf } from '@/lib/contracts/registry';
import { shapeOf } from '@/lib/contracts/shapes';
import { officeHandlers } from '@/lib/server/office/handlers';
import type { Caller } from '@/lib/server/sessions/caller';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { dispatch } from './dispatch';
import { dispatchRecord } from './dispatch-record';

const office = officeForTests();
const uuid = '3f0c0c0e-7d5b-4f6c-9a8e-2f1d3c4b5a70';
const personal = { document: '52998224725', email: 'maria@loja.example', note: 'pago por 52998224725', address: 'Rua das Flores 12' };
const masked = { document: '***.982.247-**', email: 'm***@loja.example', note: 'pago por ***.982.247-**', address: '•••' };
const whole = { items: [personal], ...personal };

let support: Caller;
let finance: Caller;

beforeAll(async () => {
  const [first, second] = [await office.person('support'), await office.person('finance')];
  support = { ...first, role: 'support', roleName: null, permissions: roles.support, name: 'Ana', address: null };
  finance = { ...second, role: 'finance', roleName: null, permissions: roles.finance, name: 'Rui', address: null };
});

/** Each as one that answers anything: which record it owes does not matter here. */
const handlers = officeHandlers as unknown as Record<string, () => Promise<unknown>>;

const isOffice = (name: EndpointName): name is NamesOf<'office'> => endpointNamed(name).service === 'office';

/** What adds to an infraction asks the service for it first; reads and what takes away do not. */
const alone = endpointNames.filter(isOffice).filter((name) => {
  const { effect, method, path } = endpointNamed(name);
  return effect === 'read' || method === 'DELETE' || !path.includes('{infractionId}');
});

/** Puts a handler that forgets all about masks in the place of one, and calls it as the gateway does. */
function ask(name: NamesOf<'office'>, caller: Caller) {
  vi.spyOn(handlers, name).mockResolvedValue(whole);
  const params = Object.fromEntries(Array.from(endpointNamed(name).path.matchAll(/\{(\w+)\}/g), ([, param = '']) => [param, uuid]));
  return dispatch(name, { params, query: {}, requestId: uuid }, caller, office.services());
}

describe('a handler that answers whole personal data', () => {
  test.each(alone)('shows who may not read it what the contract of %s says, and nothing else', async (name) => {
    const { whole: declared } = shapeOf(name);
    const seesWhole = declared !== undefined && (declared.for === 'everybody' || roleMay('support', declared.for));
    const shown = seesWhole ? whole : { items: [masked], ...masked };
    expect(JSON.parse(String(await ask(name, support)))).toEqual(shown);
  });

  test('shows it whole to who reads personal data', async () => {
    expect(JSON.parse(String(await ask('undelivered.list', finance)))).toEqual(whole);
  });

  test('is masked for a page and an export in process as it is over HTTP', async () => {
    vi.spyOn(handlers, 'undelivered.list').mockResolvedValue(whole);
    const call = { params: {}, query: {}, requestId: uuid };
    expect(await dispatchRecord('undelivered.list', call, support, office.services())).toEqual({ items: [masked], ...masked });
    const answer = await office.send('GET', '/undelivered', { as: await office.person('support') });
    expect([answer.status, answer.body]).toEqual([200, { items: [masked], ...masked }]);
  });
});

test('every answer that is whole says why in a sentence', () => {
  const reasons = endpointNames.flatMap((name) => shapeOf(name).whole?.because ?? []);
  expect(reasons.filter((reason) => !/^[A-Z].+\.$/.test(reason))).toEqual([]);
});
