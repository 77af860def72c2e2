import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { merchantForTests, type Sent } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests, signedBy } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const merchant = (name: string) => merchantForTests(sandbox, `sandbox-charges-${name}`);
const body = (given: Partial<Sent<'charges.create'>> = {}) => ({ amount: 38.9, ...given });

describe('interface: Deposits, POST /pix', () => {
  test('a charge is PENDING with its QR fields filled and everything of the payment null', async () => {
    const { token, ok } = merchant('new');
    const given = {
      callbackUrl: 'https://loja.example/pix',
      generatedName: 'João D Ávila',
      generatedEmail: 'joao@correio.example',
      generatedDocument: '52998224725',
      clientReference: 'pedido-1',
      virtualAccount: 'loja-centro',
    };
    const charge = await ok('charges.create', { body: body(given) });
    expect(charge).toMatchObject({ ...given, amount: 38.9, status: 'PENDING', type: 'DEPOSIT', createdAt: charge.updatedAt });
    expect(charge.qrCodeText).toMatch(/^000201.*6304[0-9A-F]{4}$/);
    expect(charge.qrCodeUrl).toBe(`${sandbox().origin}/v1/pix/qr-code/${charge.id}`);
    expect(readQr(Buffer.from(charge.qrCodeBase64 ?? '', 'base64'))).toBe(charge.qrCodeText);
    for (const field of ['payerName', 'payerDocument', 'endToEndId', 'paidAt', 'refundStatus', 'cancellationReason'] as const)
      expect(charge[field]).toBeNull();
    expect((await sandbox().control.storedTransactions({ token })).data).toHaveLength(1);
  });

  test('a charge expires after 600 seconds by default and after 172000 at most', async () => {
    const { ok, refused } = merchant('expiry');
    const usual = await ok('charges.create', { body: body() });
    const longest = await ok('charges.create', { body: body({ expiresIn: 172_000 }) });
    const seconds = async (emv: string | null) => (await ok('qrCodes.read', { body: { emv: emv ?? '' } })).expiresIn;
    expect([await seconds(usual.qrCodeText), await seconds(longest.qrCodeText)]).toEqual([600, 172_000]);
    expect(await refused('charges.create', { body: body({ expiresIn: 172_001 }) })).toMatchObject({
      status: 400,
      errorCode: 'SVV001',
      details: [{ field: 'expiresIn' }],
    });
  });

  test('a clientReference can be used once', async () => {
    const { token, ok, refused } = merchant('twice');
    await ok('charges.create', { body: body({ clientReference: 'pedido-1' }) });
    expect(await refused('charges.create', { body: body({ clientReference: 'pedido-1' }) })).toMatchObject({
      status: 409,
      errorCode: 'SVC210',
    });
    expect((await sandbox().control.storedTransactions({ token })).data).toHaveLength(1);
  });

  test('interface: Deposits, POST /transactions: is the same under an older name', async () => {
    const { ok } = merchant('legacy');
    const charge = await ok('charges.createLegacy', { body: body() });
    expect(await ok('charges.find', { query: { id: charge.id } })).toMatchObject({ id: charge.id, amount: 38.9 });
  });

  test('amounts at the account’s limits are accepted, amounts past them refused', async () => {
    const { token, ok, refused } = merchant('limits');
    await sandbox().control.changeAccount(token, { cashInTicketMin: 5, cashInTicketMax: 100, documentRequiredAbove: 50 });
    const document = { generatedDocument: '52998224725' };
    await ok('charges.create', { body: body({ amount: 5 }) });
    await ok('charges.create', { body: body({ amount: 50 }) });
    await ok('charges.create', { body: body({ amount: 100, ...document }) });
    expect(await refused('charges.create', { body: body({ amount: 4.99 }) })).toMatchObject({
      status: 400,
      errorCode: 'SVD600',
      message: expect.stringMatching(/5,00/),
    });
    expect(await refused('charges.create', { body: body({ amount: 100.01, ...document }) })).toMatchObject({
      status: 400,
      errorCode: 'SVD601',
    });
    expect(await refused('charges.create', { body: body({ amount: 50.01 }) })).toMatchObject({
      status: 400,
      errorCode: 'SVD602',
      message: expect.stringMatching(/50,00/),
    });
  });

  test('operations without permission are refused', async () => {
    const { token, refused } = merchant('forbidden');
    await sandbox().control.changeAccount(token, { allowCnpjDeposit: false });
    expect(await refused('charges.create', { body: body({ generatedDocument: '11222333000181' }) })).toMatchObject({
      status: 422,
      errorCode: 'SVD201',
    });
    await sandbox().control.changeAccount(token, { allowDeposit: false });
    expect(await refused('charges.create', { body: body() })).toMatchObject({ status: 422, errorCode: 'SVD200' });
  });

  test.each([
    [500.91, 'SVD500', 424, 0],
    [100.91, 'SVD100', 424, 0],
    [103.91, 'SVD103', 424, 1],
    [1103.91, 'SVD103', 424, 0],
    [200.91, 'SVD200', 422, 0],
    [201.91, 'SVD201', 422, 0],
    [100.92, 'SVI100', 500, 0],
    [101.92, 'SVI101', 500, 0],
    [110.92, 'SVI110', 424, 0],
    [111.92, 'SVI111', 424, 1],
    [500.93, 'SVF500', 424, 0],
    [503.93, 'SVF503', 503, 0],
    [429.94, 'SVG429', 429, 0],
  ])('R$ %d answers %s with %d, leaving %d charges', async (amount, errorCode, status, stored) => {
    const { token, refused } = merchant(`magic-${errorCode}-${stored}`);
    expect(await refused('charges.create', { body: body({ amount, clientReference: 'once' }) })).toMatchObject({ status, errorCode });
    expect((await sandbox().control.storedTransactions({ token })).data).toHaveLength(stored);
  });

  test('a refusal that asks to wait says how long', async () => {
    const { refused } = merchant('wait');
    expect((await refused('charges.create', { body: body({ amount: 500.91 }) })).retryAfterSeconds).toBeGreaterThan(0);
    expect((await refused('charges.create', { body: body({ amount: 429.94 }) })).retryAfterSeconds).toBeGreaterThan(0);
  });
});

describe('interface: POST /pix, rules of the body: an invalid body is 400 SVV001 with each wrong field, and nothing is stored', () => {
  const long = 'x'.repeat(5_000);
  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['amount']],
    ['text for a number', { amount: '10' }, ['amount']],
    ['less than one real', { amount: 0.99 }, ['amount']],
    ['a negative amount', { amount: -5 }, ['amount']],
    ['three decimals', { amount: 10.005 }, ['amount']],
    ['a list', [], ['']],
    ['null', null, ['']],
    ['digits in a name', { amount: 10, generatedName: 'R2D2' }, ['generatedName']],
    ['an emoji for a name', { amount: 10, generatedName: '💸' }, ['generatedName']],
    ['a script for a name', { amount: 10, generatedName: '<script>alert(1)</script>' }, ['generatedName']],
    ['SQL for a name', { amount: 10, generatedName: "'; drop table accounts; --" }, ['generatedName']],
    ['a formatted document', { amount: 10, generatedDocument: '529.982.247-25' }, ['generatedDocument']],
    ['wrong check digits', { amount: 10, generatedDocument: '52998224724' }, ['generatedDocument']],
    ['a long reference', { amount: 10, clientReference: 'x'.repeat(65) }, ['clientReference']],
    ['a long virtual account', { amount: 10, virtualAccount: 'x'.repeat(51) }, ['virtualAccount']],
    ['no address', { amount: 10, callbackUrl: 'javascript:alert(1)' }, ['callbackUrl']],
    ['an unknown field', { amount: 10, surprise: true }, ['surprise']],
    ['much at once', { amount: null, generatedEmail: long, expiresIn: 1.5 }, ['amount', 'generatedEmail', 'expiresIn']],
  ])('%s', async (_, wrong, fields) => {
    const { token } = merchant('wrong');
    const answer = await sandbox().send('POST', '/pix', token, wrong);
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'SVV001', statusCode: 400 } });
    const details: { field: string }[] = answer.body instanceof Object && 'details' in answer.body ? (answer.body.details as never) : [];
    expect(details.map((one) => one.field)).toEqual(expect.arrayContaining(fields));
    expect((await sandbox().control.storedTransactions({ token })).data).toEqual([]);
  });

  test.each([
    ['broken JSON', '{"amount": 10', 'application/json'],
    ['a number beyond all numbers', '{"amount": 1e309}', 'application/json'],
    ['NaN', '{"amount": NaN}', 'application/json'],
    ['a form', 'amount=10', 'application/x-www-form-urlencoded'],
    ['two megabytes', `{"amount": 10, "virtualAccount": "${'x'.repeat(2_000_000)}"}`, 'application/json'],
  ])('%s', async (_, text, type) => {
    const { token } = merchant('wrong');
    const headers = { ...signedBy(token), 'content-type': type };
    const answer = await sandbox().fetch('/pix', { method: 'POST', headers, body: text });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errorCode: 'SVV001' });
    expect((await sandbox().control.storedTransactions({ token })).data).toEqual([]);
  });
});

describe('interface: Deposits, GET /pix', () => {
  test('one key finds the charge, with the image of its code', async () => {
    const { token, ok } = merchant('found');
    const made = await ok('charges.create', { body: body({ clientReference: 'pedido-9', virtualAccount: 'site' }) });
    const paid = await sandbox().control.payCharge({ token, id: made.id });
    for (const query of [
      { id: made.id },
      { clientReference: 'pedido-9' },
      { virtualAccount: 'site' },
      { endToEndId: paid.endToEndId ?? '' },
    ])
      expect(await ok('charges.find', { query })).toEqual(paid);
    const open = await ok('charges.create', { body: body() });
    expect(open.qrCodeBase64).not.toBeNull();
    expect(await ok('charges.find', { query: { id: open.id } })).toEqual(open);
  });

  test('no key and several keys are refused, and an unknown charge is 404', async () => {
    const { refused } = merchant('keys');
    expect(await refused('charges.find', { query: {} })).toMatchObject({ status: 400, errorCode: 'SVV001' });
    expect(await refused('charges.find', { query: { id: 'a', clientReference: 'b' } })).toMatchObject({
      status: 400,
      errorCode: 'SVV001',
    });
    expect(await refused('charges.find', { query: { id: 'nothing' } })).toMatchObject({ status: 404, errorCode: 'SVC310' });
  });

  test('a charge of another account is not found', async () => {
    const { id } = await merchant('mine').ok('charges.create', { body: body() });
    expect(await merchant('theirs').refused('charges.find', { query: { id } })).toMatchObject({ errorCode: 'SVC310' });
  });
});

test('interface: Deposits, GET /proof/{id}: is the receipt of a paid charge, a PDF or its base64 text', async () => {
  const { token, ok } = merchant('receipt');
  const { id } = await ok('charges.create', { body: { amount: 10 } });
  await sandbox().control.payCharge({ token, id });
  const answer = await sandbox().fetch(`/proof/${id}`, { headers: signedBy(token) });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const inText = await ok('charges.receipt', { params: { id }, query: { type: 'base64' } });
  expect(inText).toEqual({ base64: expect.stringMatching(/^JVBERi0/) });
});

describe('interface: Deposits, GET /pix/qr-code/{id}', () => {
  test('is a PNG that reads back as the code', async () => {
    const { token, ok } = merchant('image');
    const charge = await ok('charges.create', { body: body() });
    const answer = await sandbox().fetch(`/pix/qr-code/${charge.id}`, { headers: signedBy(token) });
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(readQr(Buffer.from(await answer.arrayBuffer()))).toBe(charge.qrCodeText);
  });

  test('a charge without a code is 400 SVK601, an unknown charge 404 SVK301', async () => {
    const { token, ok, refused } = merchant('no-image');
    const { id } = await ok('charges.create', { body: body() });
    await sandbox().control.payCharge({ token, id });
    expect(await refused('charges.qrCode', { params: { id } })).toMatchObject({ status: 400, errorCode: 'SVK601' });
    expect(await refused('charges.qrCode', { params: { id: 'nothing' } })).toMatchObject({ status: 404, errorCode: 'SVK301' });
  });
});

function readQr(png: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(png);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}
