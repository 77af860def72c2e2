import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import { endpointNamed } from '@/lib/contracts/registry';
import { secondsUntilRetry } from '@/lib/domain/retry-rule';
import { canary, officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { recordingService } from '@/lib/server/testing/recording-service';
import { createUpstream } from './upstream';

const office = officeForTests();
const elsewhere = recordingService();
let finance: Person;

beforeAll(async () => {
  finance = await office.person('finance');
});

const ask = (path = '/user/balance') => office.send('GET', path, { at: 'payments', as: finance });
const text = (status: number, type: string, body: string | Buffer) =>
  office.service().behave((_request, response) => response.writeHead(status, { 'content-type': type }).end(body));

describe('an invalid answer becomes a problem, and nothing of it is passed on', () => {
  const balance = '{"available":1,"blocked":0}';

  test.each<[string, number, string, string | Buffer]>([
    ['a page of another program', 200, 'text/html', '<h1>canary</h1>'],
    ['nothing', 200, 'application/json', ''],
    ['half of the JSON', 200, 'application/json', balance.slice(0, -5)],
    ['JSON that does not say so', 200, 'text/plain', balance],
    ['JSON of another kind', 200, 'application/json', '"canary"'],
    ['a list in place of an object', 200, 'application/json', '[]'],
    ['a field with nothing to read in it', 200, 'application/json', '{"available":"canary","blocked":0}'],
    ['bytes that are no text', 200, 'application/json', Buffer.from([0xff, 0xfe, 0x00])],
    ['a success without content', 204, 'application/json', ''],
    ['ten megabytes', 200, 'application/json', `{"available":1,"blocked":0,"padding":"${'x'.repeat(10_000_000)}"}`],
  ])('%s', async (_, status, type, body) => {
    text(status, type, body);
    const answer = await ask();
    expect([answer.status, answer.body]).toMatchObject([502, { errorCode: 'SVB502', message: null, details: [] }]);
    expect(answer.text).not.toContain('canary');
  });

  test.each<[string, string]>([
    ['bare', canary],
    ['behind Bearer', `Bearer ${canary}`],
    ['in base64', Buffer.from(`Bearer ${canary}`).toString('base64')],
    ['in hex', Buffer.from(canary).toString('hex')],
    ['URL-encoded', encodeURIComponent(canary).replaceAll('-', '%2D')],
  ])('our own token %s is taken out, and the rest goes on', async (_, token) => {
    const details = [{ field: 'amount', reason: `token ${token} is not allowed` }];
    office.service().answer({ errorCode: 'SVV001', message: token, requestId: token, details }, 400);
    const refused = await ask();
    expect(refused.body).toMatchObject({ errorCode: 'SVV001', message: null, details: [{ field: 'amount' }] });
    office.service().answer({ id: 'A1', name: `Loja ${token}`, accountNumber: '1' });
    const answered = await ask('/user');
    expect(answered).toMatchObject({ status: 200, body: { accountNumber: '1' } });
    const seen = [refused.text, answered.text, ...office.log()].join('\n');
    expect(seen).not.toContain(token);
    expect(seen).not.toContain(canary);
  });

  test('a file that contains our own token is not passed on', async () => {
    text(200, 'application/pdf', `%PDF-1.4 ${canary}`);
    expect(await ask('/proof/SVTX1')).toMatchObject({ status: 502, body: { errorCode: 'SVB502' } });
  });

  test.each([301, 302, 303, 307, 308])(
    'a redirect (%d) to another host is not followed, and the other host receives nothing',
    async (status) => {
      office
        .service()
        .behave((_request, response) => response.writeHead(status, { location: `${elsewhere().origin}/v1/user/balance` }).end());
      expect(await ask()).toMatchObject({ status: 502, body: { errorCode: 'SVB502' } });
      expect(office.service().received).toHaveLength(1);
      expect(elsewhere().received).toEqual([]);
    },
  );

  test('a missing field is named in the log by its path, without values', async () => {
    office
      .service()
      .answer({ data: [{ id: 'SVTX1', status: 'PENDING', type: 'DEPOSIT', amount: 1, payerName: 'canary' }], hasNextPage: false });
    expect(await ask('/user/transactions')).toMatchObject({ status: 200, body: { items: [] } });
    const [line = '{}'] = office.log().filter((one) => one.includes('fields'));
    expect(JSON.parse(line)).toMatchObject({ level: 50, endpoint: 'transactions.list', fields: ['createdAt'] });
    expect(line).not.toContain('canary');
  });
});

describe('a page of 100 rows with the largest bodies is read, and no larger one', () => {
  const delivery = (body: string) => ({
    status: 200,
    url: 'https://loja.example/pix',
    createdAt: '2026-11-27T15:00:00.000Z',
    body: { note: body },
  });
  const defense = { id: 'D1', defense: 'ã'.repeat(defenseLimits.textMax), status: 'DEFENDED', infractionId: 'I1', files: [] };
  const annex = { name: 'a.pdf', mimeType: 'application/pdf', size: 1, url: `https://files.example/${'x'.repeat(2_000)}` };
  const rows = {
    '/user/callbacks': { ...delivery('x'.repeat(256_000)), responseBody: 'y'.repeat(32_000) },
    '/user/infractions': {
      status: 'PENDING',
      defenseHistory: [{ ...defense, files: Array.from({ length: defenseLimits.files }, () => annex) }],
    },
  };
  let reader: Person;
  beforeAll(async () => {
    reader = await office.person('support');
  });
  const page = (row: object) => ({ data: Array.from({ length: 100 }, (_, at) => ({ ...row, id: `R${at}` })), hasNextPage: false });

  test.each(['/user/callbacks', '/user/infractions'] as const)('%s', async (path) => {
    office.service().answer(page(rows[path]));
    const read = await office.send('GET', `${path}?limit=100`, { at: 'payments', as: reader });
    expect([read.status, read.body.items?.length]).toEqual([200, 100]);
  });

  test('40 MB are refused', async () => {
    office.service().answer(page(delivery('x'.repeat(400_000))));
    const read = await office.send('GET', '/user/callbacks?limit=100', { at: 'payments', as: reader });
    expect(read).toMatchObject({ status: 502, body: { errorCode: 'SVB502' } });
  });
});

test('unknown values and fields are ignored, not refused', async () => {
  const record = { id: 'SVTX1', status: 'NEVER_SEEN', type: 'NOVELTY', amount: 1, createdAt: '2026-11-27T15:00:00.000Z', addedLater: [1] };
  office.service().answer({ data: [record], hasNextPage: false, addedLater: true });
  const { body } = await ask('/user/transactions');
  expect(body.items).toMatchObject([{ id: 'SVTX1', status: 'NEVER_SEEN', type: 'NOVELTY', amount: '1.00' }]);
  expect(body.items[0]).not.toHaveProperty('addedLater');
});

describe('a refusal of the service keeps its code', () => {
  test.each([
    [400, 'SVV001', 400],
    [401, 'SVA100', 502],
    [403, 'SVA200', 403],
    [404, 'SVC310', 404],
    [409, 'SVC210', 409],
    [422, 'SVC200', 422],
    [424, 'SVF500', 424],
    [429, 'SVG429', 429],
    [500, 'SVI100', 500],
    [503, 'SVF503', 503],
    [418, 'SVX999', 418],
  ])('%d %s answers %d', async (status, errorCode, expectedStatus) => {
    const details = [{ field: 'amount', reason: 'too small' }];
    office
      .service()
      .answer({ statusCode: status, errorCode, message: 'Em palavras.', requestId: 'r-1', details, retryAfterSeconds: 7 }, status);
    const answer = await ask();
    expect(answer.status).toBe(expectedStatus);
    expect(answer.body).toEqual({ statusCode: expectedStatus, errorCode, message: null, requestId: 'r-1', details, retryAfterSeconds: 7 });
  });

  test('401 without a code is about our credential, for which nothing waits and nothing is sent again', async () => {
    office.service().answer({ statusCode: 401, error: 'Unauthorized', message: 'token', requestId: 'r-1' }, 401);
    const { status, body } = await ask();
    expect([status, body.errorCode]).toEqual([502, 'SVA100']);
    expect(secondsUntilRetry(0, body)).toBeNull();
  });

  test('a code of our own that the service sends is none', async () => {
    office.service().answer({ statusCode: 422, errorCode: 'XYB401' }, 422);
    expect((await ask()).body).toMatchObject({ statusCode: 422, errorCode: null });
  });

  test.each([401, 403, 502, 503])('%d with an HTML page has no code of its own, and still becomes a problem', async (status) => {
    text(status, 'text/html', '<h1>canary</h1>');
    const answer = await ask();
    expect([answer.status, answer.body.errorCode]).toEqual(status === 401 ? [502, 'SVA100'] : [status, null]);
    expect(answer.text).not.toContain('canary');
  });
});

describe('the bearer token is sent to the configured origin only', () => {
  beforeEach(() => office.service().answer({ available: 1, blocked: 0 }));

  test.each(['..', '../../evil', 'a/b', 'x'.repeat(65)])('an id like %s sends nothing', async (id) => {
    const call = office.services().upstream({ endpoint: endpointNamed('transactions.read'), params: { id }, requestId: 'r' });
    await expect(call).rejects.toThrow(RangeError);
    expect(office.service().received).toEqual([]);
  });

  test.each(['/../other', '/user/../../other', '//evil.example/x', '/\\evil.example'] as const)(
    'a path like %s sends nothing',
    async (path) => {
      const call = office.services().upstream({ endpoint: { ...endpointNamed('balance.read'), path }, requestId: 'r' });
      await call.catch(() => {});
      expect(office.service().received.filter(({ url }) => !url.startsWith('/v1/'))).toEqual([]);
      expect(elsewhere().received).toEqual([]);
    },
  );

  test('appears in no answer and no log line, whatever happens', async () => {
    const seen: string[] = [];
    const behaviours = [
      () => office.service().answer({ available: 1, blocked: 0 }),
      () => office.service().answer({ errorCode: 'SVA100', message: 'token' }, 401),
      () => office.service().behave((request) => request.socket.destroy()),
      () => office.service().behave((request, response) => response.writeHead(500).end(JSON.stringify(request.headers))),
    ];
    for (const behave of behaviours) {
      behave();
      const answer = await ask();
      seen.push(answer.text, JSON.stringify([...answer.headers]));
    }
    expect(office.service().received.map(({ headers }) => headers.authorization)).toEqual(behaviours.map(() => `Bearer ${canary}`));
    expect([...seen, ...office.log()].join('\n')).not.toContain(canary);
  });
});

describe('an IP address the service does not allow (SVA203)', () => {
  const refused = (outgoingAddress: string | null) => {
    office.service().answer({ statusCode: 403, errorCode: 'SVA203' }, 403);
    const upstream = createUpstream({ url: `${office.service().origin}/v1`, token: canary, timeoutMs: 25_000, outgoingAddress });
    return office.send('GET', '/user/balance', { at: 'payments', as: finance, services: { upstream } });
  };

  test('is reported with the problem, where it is configured', async () => {
    expect((await refused('203.0.113.7')).body.details).toEqual([{ field: 'address', reason: '203.0.113.7' }]);
    expect((await refused(null)).body.details).toEqual([]);
  });
});
