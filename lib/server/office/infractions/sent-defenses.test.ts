import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { problem } from '@/lib/contracts/problem/problem';
import { defenseDrafts } from '@/lib/server/database/schema/infractions-schema';
import { resolveUnknownSubmissions } from '@/lib/server/defenses/resolve-submissions';
import { fileOf, formOf } from '@/lib/server/defenses/testing/evidence-for-tests';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createUpstream } from '@/lib/server/upstream/upstream';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const token = 'sandbox-defenses';
const sandbox = sandboxForTests();
const office = officeForTests();
let marina: Person;
let rui: Person;
let service: { upstream: ReturnType<typeof createUpstream> };
let infraction: string;

beforeAll(async () => {
  office.clock.now = new Date();
  marina = await office.person('support', { name: 'Marina Couto' });
  rui = await office.person('support', { name: 'Rui Bastos' });
  await sandbox().control.createAccount({ token });
  service = { upstream: createUpstream({ url: `${sandbox().origin}/v1`, token, timeoutMs: 25_000 }) };
});
beforeEach(async () => {
  await sandbox().control.clearFaults(token);
  office.clock.now = new Date();
  const at = office.clock.now.toISOString();
  const transaction = { type: 'DEPOSIT', status: 'COMPLETED', amount: 389.9, paidAt: at, createdAt: at } as const;
  const { id } = await sandbox().control.insertTransaction({ token, transaction });
  infraction = (await sandbox().control.openInfraction({ token, transactionId: id })).id;
});

const text = 'O pedido foi retirado na loja.\n\nPedimos que a contestação seja recusada.';
const at = (path: string) => `/infractions/${infraction}${path}`;
const write = async (words = text, as = marina) => {
  const { version } = (await office.send('GET', at('/draft'), { as })).body;
  return (await office.send('PUT', at('/draft'), { as, body: { text: words, version, writing: false }, services: service })).body
    .version as number;
};
const add = (name: string, content = fileOf('pdf')) =>
  office.send('POST', at('/draft/files'), { as: marina, body: formOf(name, content), services: service });
const version = async () => (await office.send('GET', at('/draft'), { as: marina })).body.version as number;
const send = (options: { version: number; key?: string; as?: Person; services?: object }) =>
  office.send('POST', at('/sent-defenses'), {
    as: options.as ?? marina,
    body: { key: options.key ?? randomUUID(), version: options.version },
    services: { ...service, ...options.services },
  });
const sent = async () => (await office.send('GET', at('/sent-defenses'), { as: rui })).body.items;
const atService = async () => {
  const { body } = await sandbox().get(`/user/infractions/${infraction}/defenses`, token);
  return body as { defense: string; files: { name: string; mimeType: string; size: number; url: string }[] }[];
};
const move = (order: Parameters<ReturnType<typeof sandbox>['control']['moveInfraction']>[1]) =>
  sandbox().control.moveInfraction(infraction, order);
type FaultOrder = Parameters<ReturnType<typeof sandbox>['control']['addFault']>[0];
const fault = (order: FaultOrder) => sandbox().control.addFault({ ...order, token, times: 1 });

test('arrives as written: text, names, types, and bytes with the stored hashes', async () => {
  await write();
  const files = [
    ['Anexo 1 · cobrança e pagador.pdf', fileOf('pdf', 1_000)],
    ['FOTO da entrega não é.PNG', fileOf('png', 70_000)],
    ['retirada "assinada".jpg', fileOf('jpeg', 300_000)],
  ] as const;
  for (const [name, content] of files) await add(name, content);
  const answer = await send({ version: await version() });
  expect(answer.body).toMatchObject({ state: 'sent', text, staff: 'Marina Couto', mine: true });

  const [defense] = await atService();
  expect(defense?.defense).toBe(text);
  const arrived = await Promise.all(
    (defense?.files ?? []).map(async (file) => ({ ...file, bytes: await (await fetch(file.url)).arrayBuffer() })),
  );
  expect(arrived.map(({ name }) => name.replaceAll('%22', '"'))).toEqual([
    'Anexo 1 · cobrança e pagador.pdf',
    'Anexo 2 · FOTO da entrega não é.PNG',
    'Anexo 3 · retirada "assinada".jpg',
  ]);
  expect(arrived.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'image/png', 'image/jpeg']);
  const hashes = arrived.map(({ bytes }) => createHash('sha256').update(Buffer.from(bytes)).digest('hex'));
  expect(answer.body.files.map(({ sha256 }: { sha256: string }) => sha256)).toEqual(hashes);
  expect(await sent()).toMatchObject([{ state: 'sent', text, staff: 'Marina Couto', mine: false, files: answer.body.files }]);

  const draft = (await office.send('GET', at('/draft'), { as: marina })).body;
  expect(draft).toMatchObject({ text: '', version: 0, files: [] });
  const last = (await office.audited()).at(-1);
  expect(last).toMatchObject({ action: 'defense.sent', object: infraction, result: 'done', actorId: marina.staffId });
});

test('with a card number in it is refused, even in a draft from before that rule', async () => {
  const stored = await write();
  const words = `${text} Cartão 4111 1111 1111 1111.`;
  const { db } = office.services();
  await db
    .update(defenseDrafts)
    .set({ text: sql`${words}` })
    .where(eq(defenseDrafts.infractionId, infraction));
  const answer = await send({ version: stored });
  expect([answer.status, answer.body.details]).toEqual([400, [{ field: 'draft', reason: 'card-number' }]]);
  expect(await atService()).toEqual([]);
});

test('may be text alone', async () => {
  expect((await send({ version: await write() })).body.files).toEqual([]);
  expect(await atService()).toMatchObject([{ defense: text, files: [] }]);
});

test.each([
  ['a'.repeat(9), 'short'],
  ['a'.repeat(1_001), 'long'],
])('is refused before anything is sent: %#', async (words, reason) => {
  const answer = await send({ version: await write(words) });
  expect([answer.status, answer.body.details]).toEqual([400, [{ field: 'draft', reason }]]);
  expect(await atService()).toEqual([]);
});

test.each([['a'.repeat(10)], ['a'.repeat(1_000)], [`${'linha\n'.repeat(166)}fim.`], ['👍'.repeat(1_000)]])(
  'is accepted at the limit: %#',
  async (words) => {
    expect((await send({ version: await write(words) })).body.state).toBe('sent');
    expect(await atService()).toMatchObject([{ defense: words }]);
  },
);

test('is not sent when the draft changed since it was seen', async () => {
  const seen = await write();
  await add('nota.pdf');
  expect((await send({ version: seen })).body.details).toEqual([{ field: 'draft', reason: 'version' }]);
  expect(await atService()).toEqual([]);
});

test('is not sent while a colleague is writing it', async () => {
  const seen = await write();
  await office.send('PUT', at('/draft'), { as: rui, body: { text, version: seen, writing: true } });
  expect((await send({ version: seen })).body.details).toEqual([{ field: 'draft', reason: 'locked' }]);
});

describe('is sent once', () => {
  test('when the same request is repeated', async () => {
    const press = { version: await write(), key: randomUUID() };
    const first = await send(press);
    expect((await send(press)).body).toEqual(first.body);
    expect(await atService()).toHaveLength(1);
  });

  test('when two people send at the same moment: one succeeds, the other is told', async () => {
    const seen = await write();
    const answers = await Promise.all([send({ version: seen }), send({ version: seen, as: rui })]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.body.errorCode).toMatch(/^(SVB409|SVB410|SVK212)$/);
    expect(await atService()).toHaveLength(1);
    expect(await sent()).toMatchObject([{ state: 'sent', staff: won[0]?.body.staff }]);
  });

  test('when it was already sent from elsewhere', async () => {
    const seen = await write();
    const body = new FormData();
    body.append('defense', 'Enviada pelo painel do serviço.');
    await sandbox().fetch(`/user/infractions/${infraction}/defenses`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    });
    const answer = await send({ version: seen });
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'SVK212']);
    expect(await sent()).toEqual([]);
    expect(await version()).toBe(seen);
  });

  test('and once more where adjustments are requested', async () => {
    await send({ version: await write() });
    await move({ token, move: 'ask-adjustments' });
    expect((await send({ version: await write('Segue o comprovante pedido.') })).body.state).toBe('sent');
    expect(await atService()).toHaveLength(2);
  });
});

test.each([
  [{ move: 'close', result: 'AGREED' }, 409, 'SVK210'],
  [{ move: 'cancel' }, 409, 'SVK210'],
  [{ move: 'wait' }, 422, 'SVK211'],
] as const)('is refused after %o, and the draft stays', async (order, status, code) => {
  const seen = await write();
  await move({ token, ...order });
  const answer = await send({ version: seen });
  expect([answer.status, answer.body.errorCode]).toEqual([status, code]);
  expect(await version()).toBe(seen);
  expect((await office.audited()).at(-1)).toMatchObject({ action: 'defense.sent', result: 'refused', facts: { code } });
});

describe('with a lost answer', () => {
  test.each([
    { fault: 'apply-then-drop' },
    { fault: 'html' },
    { fault: 'truncated' },
    { fault: 'status', code: 'SVI100', applied: true },
  ] as const)('is found by lookup and not sent again: %o', async (broken) => {
    const press = { version: await write(), key: randomUUID() };
    await fault({ endpoint: 'defenses.create', ...broken });
    expect((await send(press)).body.state).toBe('sent');
    expect((await send(press)).body.state).toBe('sent');
    expect(await atService()).toHaveLength(1);
  });

  test('is found where the account may not list defenses', async () => {
    await fault({ endpoint: 'defenses.create', fault: 'apply-then-drop' });
    await fault({ endpoint: 'defenses.list', fault: 'status', code: 'SVA200' });
    expect((await send({ version: await write() })).body.state).toBe('sent');
  });

  test('stays unknown while lookups fail, blocks sending, and is found later', async () => {
    const seen = await write();
    await fault({ endpoint: 'defenses.create', fault: 'apply-then-drop' });
    // The lookup before it succeeds, those after it fail.
    let lost = false;
    const upstream: typeof service.upstream = (request) => {
      if (lost) throw problem({ statusCode: 503, errorCode: 'SVB503' });
      lost = request.form !== undefined;
      return service.upstream(request);
    };
    expect((await send({ version: seen, services: { upstream } })).body.state).toBe('unknown');
    expect((await send({ version: seen, as: rui })).body.errorCode).toBe('SVB409');
    office.clock.now = new Date(office.clock.now.getTime() + 6_000);
    await resolveUnknownSubmissions({ ...office.services(), ...service });
    expect(await sent()).toMatchObject([{ state: 'sent' }]);
    expect(await atService()).toHaveLength(1);
  });

  test('may be sent again when it never arrived, after long enough', async () => {
    const seen = await write();
    await fault({ endpoint: 'defenses.create', fault: 'drop-before' });
    expect((await send({ version: seen })).body.state).toBe('unknown');
    for (let turn = 0; turn < 12; turn += 1) {
      office.clock.now = new Date(office.clock.now.getTime() + 10_000);
      await resolveUnknownSubmissions({ ...office.services(), ...service });
    }
    expect(await sent()).toMatchObject([{ state: 'not-found' }]);
    expect((await send({ version: seen })).body.state).toBe('sent');
    expect(await atService()).toHaveLength(1);
  });
});
