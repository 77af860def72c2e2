import { cpf } from 'cpf-cnpj-validator';
import { beforeAll, expect, test } from 'vitest';
import { createDocumentTokens } from '@/lib/server/privacy/document-tokens';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createUpstream } from '@/lib/server/upstream/upstream';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const token = 'sandbox-history';
const sandbox = sandboxForTests();
const office = officeForTests();
let support: Person;
let service: { upstream: ReturnType<typeof createUpstream> };

beforeAll(async () => {
  support = await office.person('support');
  await sandbox().control.createAccount({ token });
  service = { upstream: createUpstream({ url: `${sandbox().origin}/v1`, token, timeoutMs: 25_000 }) };
});

async function paid(payerDocument: string | null, day: number, change = {}) {
  const createdAt = `2026-10-${String(day).padStart(2, '0')}T15:00:00.000Z`;
  const transaction = { type: 'DEPOSIT', status: 'COMPLETED', amount: 100.1, createdAt, paidAt: createdAt, payerDocument } as const;
  return sandbox().control.insertTransaction({ token, transaction: { ...transaction, ...change } });
}
const dispute = async (transactionId: string) => (await sandbox().control.openInfraction({ token, transactionId })).id;
const history = (id: string) => office.send('GET', `/infractions/${id}/payer-history`, { as: support, services: service });

test('counts earlier payments and disputes of the same document, and does not reveal it', async () => {
  const document = cpf.generate();
  const disputed = await paid(document, 9);
  await paid(document, 3);
  await paid(document, 5, { status: 'REFUNDED' });
  await paid(document, 6, { status: 'EXPIRED', paidAt: null });
  await paid(cpf.generate(), 7);
  const lost = await dispute((await paid(document, 1)).id);
  await sandbox().control.moveInfraction(lost, { token, move: 'close', result: 'AGREED' });
  const { body, text } = await history(await dispute(disputed.id));
  expect(body).toMatchObject({
    known: true,
    payments: 3,
    paid: '300.30',
    firstAt: '2026-10-01T15:00:00.000Z',
    infractions: 1,
    lost: 1,
    truncated: false,
  });
  expect(body.latest.map(({ at }: { at: string }) => at.slice(8, 10))).toEqual(['05', '03', '01']);
  expect(text).not.toContain(document);
  // The token leads to all payments of the same payer.
  expect(createDocumentTokens(office.services().environment.sealKey).open(body.payer)).toBe(document);
});

test('counts nothing for a payer without a document', async () => {
  const { body } = await history(await dispute((await paid(null, 9)).id));
  expect(body).toMatchObject({ known: false, payments: 0, infractions: 0 });
});

test('is told of a payment that nobody disputes and of a charge that nobody paid yet, too, and of what was paid out as unknown', async () => {
  const document = cpf.generate();
  const { id } = await paid(document, 9);
  await dispute((await paid(document, 3)).id);
  const ofPayment = (transactionId: string) =>
    office.send('GET', `/payments/${transactionId}/payer-history`, { as: support, services: service });
  const { body, text } = await ofPayment(id);
  expect(body).toMatchObject({ known: true, payments: 1, infractions: 1, lost: 0 });
  expect(text).not.toContain(document);
  expect((await ofPayment((await paid(document, 4, { type: 'WITHDRAW' })).id)).body).toMatchObject({ known: false });
  const charge = await paid(null, 5, { status: 'PENDING', paidAt: null, generatedDocument: document });
  expect((await ofPayment(charge.id)).body).toMatchObject({ known: true, payments: 2, infractions: 1 });
  expect((await ofPayment('NADA')).status).toBe(404);
  const developer = await office.person('developer');
  const refused = await office.send('GET', `/payments/${id}/payer-history`, { as: developer, services: service });
  expect(refused.status).toBe(403);
});
