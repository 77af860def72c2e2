import { beforeAll, describe, expect, test } from 'vitest';
import { pathFor } from '@/lib/contracts/address';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { may, type Permission, type Role, roleNames, roles } from '@/lib/contracts/office/permission';
import { commonPermission, grantablePermissions } from '@/lib/contracts/office/roles/grantable-permissions';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const people = new Map<Role, Person>();

/** Made out of every second permission, so that it is like no built-in role. */
const made = grantablePermissions.filter((_, at) => at % 2 === 0);
const opened: readonly { role: Role; permissions: readonly Permission[] }[] = [
  ...roleNames.map((role) => ({ role, permissions: roles[role] })),
  { role: 'custom-every-second', permissions: [commonPermission, ...made] },
];

beforeAll(async () => {
  await office.role('Every second', made);
  for (const { role } of opened) people.set(role, await office.person(role));
});

const offered = endpointNames
  .map((name) => ({ name, endpoint: endpointNamed(name) }))
  .filter(({ endpoint }) => endpoint.reach === undefined);
const later = endpointNames.map((name) => ({ name, endpoint: endpointNamed(name) })).filter(({ endpoint }) => endpoint.reach !== undefined);

/** Every optional setting is on here. */
const services = () => ({ environment: { ...office.services().environment, cardEntry: 'on' as const } });

/** Sends a call that fails validation, so that an authorized caller changes nothing: only authorization is tested. */
function knock(endpoint: Endpoint, role: Role) {
  const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => [param, 'NOTHING']));
  const at = endpoint.service === 'office' ? 'office' : 'payments';
  const body = endpoint.accepts === 'json' ? { unknown: true } : undefined;
  return office.send(endpoint.method, pathFor(endpoint, params), { at, as: people.get(role), body, services: services() });
}

describe.each(opened)('$role', (holder) => {
  const { role } = holder;
  const allowed = offered.filter(({ endpoint }) => may(holder, endpoint.permission));
  const refused = offered.filter(({ endpoint }) => !may(holder, endpoint.permission));

  test.each(allowed)('may $name', async ({ endpoint }) => {
    const answer = await knock(endpoint, role);
    expect([401, 403]).not.toContain(answer.status);
    expect(['SVB405', 'SVB500']).not.toContain(answer.body?.errorCode);
  });

  test.each(refused)('may not $name, and the attempt is audited', async ({ name, endpoint }) => {
    const answer = await knock(endpoint, role);
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'SVB403']);
    expect(office.service().received).toEqual([]);
    expect((await office.audited()).at(-1)).toMatchObject({
      actorId: people.get(role)?.staffId,
      action: 'access.denied',
      result: 'refused',
      requestId: answer.headers.get('x-request-id'),
      facts: { endpoint: name, permission: endpoint.permission },
    });
  });

  test.each(later)('finds no $name, which is turned off', async ({ endpoint }) => {
    const answer = await knock(endpoint, role);
    expect([404, 405]).toContain(answer.status);
    expect(office.service().received).toEqual([]);
  });
});

test('authorizes before it parses: without permission the answer says nothing about what is wrong with the call', async () => {
  const answer = await office.send('GET', '/audit?limit=0&unknown=1', { as: people.get('finance') });
  expect(answer.body).toMatchObject({ errorCode: 'SVB403', details: [] });
});
