import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idPattern, locate, pathFor, searchFor } from './address';
import { assumptionOf } from './assumptions';
import { cardCharges } from './card/card-charges';
import type { CardEndpoint } from './card/card-endpoint';
import { cardTokens } from './card/card-tokens';
import { exchange } from './card/exchange';
import { recurrences } from './card/recurrences';
import type { Endpoint } from './endpoint';
import { roleNames, roles } from './office/permission';
import { personalFields } from './office/personal-data';
import { autoWithdraw } from './pix/account/auto-withdraw';
import { pendingDeposits } from './pix/account/pending-deposits';
import { pixKeys } from './pix/account/pix-keys';
import { statements } from './pix/account/statements';
import { callbacks } from './pix/callbacks/callbacks';
import { webhooks } from './pix/callbacks/webhooks';
import { charges } from './pix/payments/charges';
import { qrCodes } from './pix/payments/qr-codes';
import { refunds } from './pix/payments/refunds';
import { transfers } from './pix/payouts/transfers';
import { withdrawals } from './pix/payouts/withdrawals';
import { reports } from './pix/reports';
import { serviceStatus } from './pix/service-status';
import { cardProblems } from './problem/card-problem-codes';
import { problemCodes } from './problem/problem-codes';
import { endpointNames } from './registry';
import { resources } from './resources';

const byResource: Record<string, Record<string, Endpoint | CardEndpoint>> = {
  ...resources,
  account: { ...resources.account, ...autoWithdraw },
  charges,
  pendingDeposits,
  refunds,
  withdrawals,
  qrCodes,
  pixKeys,
  transfers,
  statements,
  reports,
  serviceStatus,
  callbacks,
  webhooks,
  infractions: resources.infractions,
  defenses: resources.defenses,
  cardTokens,
  cardCharges,
  recurrences,
  exchange,
};
const endpoints = Object.entries(byResource).flatMap(([resource, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]) => [`${resource}.${verb}`, endpoint] as const),
);

const addresses = endpoints.map(([name, endpoint]) => [name, { ...endpoint, errors: [] }] as const);

/** Every row of the document's endpoint tables, typed anew from it; readings without a path are left out. */
const documented = `
  POST /pix                                  GET /pix                            GET /pix/qr-code/{}
  GET /proof/{}                              POST /transactions                  GET /user/deposit-pending
  GET /user/deposit-pending/{}               GET /pix/key                        POST /withdraw
  POST /pix/qrcode/read                      POST /withdraw/qrcode               GET /withdraw
  GET /withdraw/proof/{}                     GET /user/pix-keys                  POST /internal-transfer
  GET /internal-transfer                     GET /user                           PATCH /user
  GET /user/balance                          GET /user/transactions              GET /user/transactions/{}
  GET /user/bank-statements                  GET /user/bank-statements/{}        POST /user/report
  POST /user/report/{}/download              GET /status                         POST /user/webhooks
  GET /user/callbacks                        GET /user/callbacks/{}              POST /user/callbacks/resend/{}
  POST /user/callbacks/resend                GET /user/infractions               GET /user/infractions/{}
  POST /user/infractions/{}/defenses         GET /user/infractions/{}/defenses   POST /token
  POST /charges                              GET /charges                        GET /charges/{}
  PUT /charges/{}/reverse
`;

/** Calls of those who manage people that only end or refuse something: they must not have to wait for anybody. */
const takesAway = ['sessions.endOfPerson', 'sessions.endAllOfPerson', 'staffChanges.refuse', 'staffChanges.withdraw'];

test('has every endpoint of the document', () => {
  const rows = [...documented.matchAll(/([A-Z]+) (\/\S+)/g)].map(([, method, path]) => `${method} ${path}`);
  const ours = endpoints.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(rows).toHaveLength(40);
  expect(rows.filter((row) => !ours.includes(row))).toEqual([]);
});

describe.each(endpoints)('%s', (name, endpoint) => {
  const params = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '');
  const ids = fc.record(Object.fromEntries(params.map((param) => [param, fc.stringMatching(idPattern)])));

  test('is located by its address, with the same parameters', () => {
    const root = endpoint.service === 'office' ? 'office' : 'payments';
    fc.assert(
      fc.property(ids, (given) => {
        const path = pathFor(endpoint, given);
        expect(locate(addresses, root, endpoint.method, path)).toEqual({ found: true, name, params: { ...given } });
      }),
      { numRuns: 20 },
    );
  });

  test('has its own name', () => {
    expect(endpoint).toHaveProperty('name', name);
  });

  test('names codes that exist, each once', () => {
    const known = endpoint.service === 'card' ? cardProblems : problemCodes;
    expect(endpoint.errors.filter((code) => !Object.hasOwn(known, code))).toEqual([]);
    expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
  });

  test('declares how it is audited, unless it is a read that can be masked', () => {
    const isFile = ['pdf', 'csv', 'evidence', 'stream'].includes(endpoint.answers ?? '') && endpoint.reach === undefined;
    if (endpoint.effect !== 'read' || isFile) expect(endpoint.audit?.action).toBeDefined();
    if (endpoint.effect === 'money') expect(endpoint.audit?.action).toBe('operation.opened');
  });

  test('puts no personal data of a body into the audit', () => {
    const names = (endpoint.audit?.facts ?? []).map((field) => field.split('.').at(-1) ?? '');
    expect(names.filter((field) => Object.hasOwn(personalFields, field) || /name|secret|password|text/i.test(field))).toEqual([]);
  });

  test('moves no money with a GET, nor for an administrator', () => {
    expect(endpoint.effect === 'read' || endpoint.method !== 'GET').toBe(true);
    const admin: readonly string[] = roles.admin;
    expect(endpoint.effect === 'money' && admin.includes(endpoint.permission)).toBe(false);
  });

  test('says what kind of sensitive action it is, when it moves money out or decides where money, data or rights go', () => {
    if (endpoint.effect === 'money') expect(endpoint.sensitive === null).toBe(name.startsWith('charges.create'));
    const guards = Object.values(endpoint.destinations ?? {});
    const redirects = guards.some((guard) => guard === 'confirmed-payee' || guard === 'allowed-host');
    const decides = ['webhooks:write', 'staff:write'].includes(endpoint.permission) && endpoint.effect === 'change';
    if (redirects || (decides && !takesAway.includes(name))) expect(endpoint.sensitive).toBeTypeOf('string');
  });

  test('is open to some role, unless only our server calls it', () => {
    const holders = roleNames.filter((role) => roles[role].some((permission) => permission === endpoint.permission));
    expect(holders.length > 0).toBe(name !== 'cardTokens.create');
  });
});

test('writes an empty query as an empty text', () => {
  for (const [name, endpoint] of endpoints) expect(searchFor(endpoint, {}), name).toBe('');
});

test.each(endpointNames)('states its assumption in a sentence: %s', (name) => {
  expect(assumptionOf(name) ?? 'Stated.').toMatch(/^[A-Z].*\.$/);
});

/** Records a person creates or sets for themselves only. */
const ownRecords = ['exports.create', 'exports.cancel', 'infractions.pause', 'infractions.resume'];

test.each(endpoints.filter(([name, { effect }]) => effect !== 'read' && !ownRecords.includes(name)))(
  '%s changes what others see, and needs more than a read permission',
  (_, { permission }) => {
    expect(permission).not.toMatch(/:read$/);
  },
);
