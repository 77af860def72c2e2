import { customPermissions } from '@/e2e/support/custom-role';
import { apiUrl } from '@/lib/contracts/address';
import { may, roleNames, roles } from '@/lib/contracts/office/permission';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { type AttackRole, codeOf, expect, failuresOf, test } from './attack-test';

const callers: readonly (AttackRole | null)[] = [null, ...roleNames, 'custom'];
const permissionsOf = (role: AttackRole) => (role === 'custom' ? customPermissions : roles[role]);
const endpoints = endpointNames.map(endpointNamed).filter(({ reach }) => reach === undefined);
const anyId = 'nobody-made-this-one';

/** The path of an endpoint, with an id that does not exist for each parameter. */
function addressOf(endpoint: (typeof endpoints)[number]): string {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return apiUrl(endpoint, { params: Object.fromEntries(names.map((name) => [name, anyId])) });
}

/** Writes without a body are skipped for roles that may do them, because they would be executed. */
const isHarmless = ({ method, accepts }: (typeof endpoints)[number]) => method === 'GET' || accepts !== undefined;

const cases = endpoints.flatMap((endpoint) => callers.map((role) => ({ endpoint, role })));

test('every endpoint answers each role as the registry says, and a stranger never', async ({ attack }) => {
  const failures = await failuresOf(cases, async ({ endpoint, role }) => {
    const expected = role === null ? 'SVB401' : may({ permissions: permissionsOf(role) }, endpoint.permission) ? 'allowed' : 'SVB403';
    if (expected === 'allowed' && !isHarmless(endpoint)) return null;
    // A body of an unknown type is refused before it is read, also for roles with the permission.
    const body = endpoint.method === 'GET' ? undefined : 'canary';
    const answer = await attack(role, {
      method: endpoint.method,
      path: addressOf(endpoint),
      headers: { 'content-type': body && 'text/plain' },
      body,
    });
    const code = codeOf(answer);
    const line = `${endpoint.name} for ${role ?? 'a stranger'}: ${answer.status} ${code}`;
    if (expected === 'allowed') return code === 'SVB401' || code === 'SVB403' || answer.status >= 500 ? line : null;
    const isBare = answer.text.includes('"message":null') && answer.text.includes('"details":[]');
    return code === expected && isBare && answer.status === Number(expected.slice(3)) ? null : line;
  });
  expect(failures).toEqual([]);
});

test('what the contract keeps for the server or the sandbox is nowhere', async ({ attack }) => {
  const hidden = endpointNames.map(endpointNamed).filter(({ reach }) => reach !== undefined);
  const failures = await failuresOf(hidden, async (endpoint) => {
    const { status } = await attack('finance', { method: endpoint.method, path: addressOf(endpoint) });
    return status === 404 || status === 405 ? null : `${endpoint.name}: ${status}`;
  });
  expect(failures).toEqual([]);
});

for (const path of ['/api/live', '/api/auth/session', '/api/health']) {
  test(`a stranger learns nothing at ${path}`, async ({ attack }) => {
    const { text } = await attack(null, { path });
    const { statusCode = null, errorCode = null, status = null, ...more } = JSON.parse(text);
    expect([
      { statusCode: 401, errorCode: 'SVB401', status: null },
      { statusCode: null, errorCode: null, status: 'ok' },
      { statusCode: null, errorCode: null, status: null },
    ]).toContainEqual({ statusCode, errorCode, status });
    expect(
      Object.values(more)
        .flat()
        .filter((value) => value !== null && typeof value !== 'string'),
    ).toEqual([]);
  });
}
