import { beforeAll, describe, expect, test } from 'vitest';
import { brCode } from '@/sandbox/br-code/br-code';
import { checksum } from '@/sandbox/br-code/checksum';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const merchant = (name: string) => merchantForTests(sandbox, `sandbox-codes-${name}`);

beforeAll(() => sandbox().control.setClock({ speed: 0 }));

/** Published samples: a static code with a random key, one with an amount, and a dynamic one. */
const fixed =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const priced =
  '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 123520400005303986540510.005802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63040DC6';
const dynamic =
  '00020101021226740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63042895';
const magic = (asked: string, amount: bigint | null = 250_000n) =>
  brCode({ location: `sandbox.example/qr/${asked}`, amount, merchant: 'Loja' });

/** The same code with this in the place of its identifier, and a checksum that fits. */
const identifiedBy = (code: string, field: string) => {
  const body = code.slice(0, -4).replace('62070503***', field);
  return body + checksum(body);
};

describe('interface: Withdrawals, POST /pix/qrcode/read', () => {
  test.each([
    ['a static code without the field', fixed, '', null],
    ['a static code with a placeholder', fixed, '62070503***', null],
    ['a static code with an identifier of 25 signs', fixed, '62290525ABCDEFGHIJKLMNOPQRSTUVWXY', 'ABCDEFGHIJKLMNOPQRSTUVWXY'],
    ['a static code with a hyphen in its identifier', fixed, '62110507ABC-123', 'ABC-123'],
    [
      'a dynamic code with an identifier of 35 signs, which its charge knows better',
      dynamic,
      `62390535${'7'.repeat(35)}`,
      expect.any(String),
    ],
    ['a dynamic code without the field', dynamic, '', expect.any(String)],
  ])('%s is read, and *** is never its identifier', async (_, code, field, txid) => {
    const answer = await merchant('identified').ok('qrCodes.read', { body: { emv: identifiedBy(code, field) } });
    expect(answer.txid).toEqual(txid);
    expect([answer.txid]).not.toContain('***');
    expect([answer.txid]).not.toContain('7'.repeat(35));
  });

  test('a code of this service resolves to its charge', async () => {
    const { token, ok } = merchant('own');
    const { name, document } = await sandbox().control.createAccount({ token });
    const charge = await ok('charges.create', { body: { amount: 38.9, expiresIn: 900 } });
    expect(await merchant('reader').ok('qrCodes.read', { body: { emv: charge.qrCodeText ?? '' } })).toEqual({
      qrCodeType: 'DYNAMIC',
      name,
      document,
      amount: 38.9,
      originalAmount: 38.9,
      txid: charge.id,
      additionalInfo: null,
      expiresIn: 900,
      createdAt: charge.createdAt.replace('Z', ''),
    });
  });

  test('a static code names the holder of its key, with an amount or without', async () => {
    const { ok } = merchant('static');
    const { name } = await ok('pixKeys.find', { query: { pixKey: '123e4567-e12b-12d1-a456-426655440000' } });
    expect(await ok('qrCodes.read', { body: { emv: fixed } })).toMatchObject({
      qrCodeType: 'STATIC',
      name,
      amount: null,
      txid: null,
      expiresIn: 0,
      createdAt: null,
    });
    expect(await ok('qrCodes.read', { body: { emv: priced } })).toMatchObject({
      amount: 10,
      originalAmount: 10,
      additionalInfo: 'Pedido 123',
    });
  });

  test('a dynamic code of another institution has a merchant and an amount that stay the same', async () => {
    const { ok } = merchant('foreign');
    const first = await ok('qrCodes.read', { body: { emv: dynamic } });
    expect(first).toMatchObject({ qrCodeType: 'DYNAMIC', name: 'THALES OGLIARI', expiresIn: 3_600 });
    expect(first.amount).toBeGreaterThan(0);
    expect(await ok('qrCodes.read', { body: { emv: dynamic } })).toEqual(first);
    expect(await ok('qrCodes.read', { body: { emv: magic('juros') } })).toMatchObject({ amount: 25.5, originalAmount: 25 });
    expect(await ok('qrCodes.read', { body: { emv: magic('aberto') } })).toMatchObject({ amount: null });
  });

  test.each([
    ['text', 'hello'],
    ['a wrong checksum', `${fixed.slice(0, -1)}C`],
    ['a cut code', fixed.slice(0, -10)],
    ['a wrong length', fixed.replace('5913', '5914')],
    ['another scheme', fixed.replace('br.gov.bcb.pix', 'br.gov.bcb.pox')],
    ['an emoji', '💸'],
  ])('%s is 400 SVK601', async (_, emv) => {
    expect(await merchant('malformed').refused('qrCodes.read', { body: { emv } })).toMatchObject({ status: 400, errorCode: 'SVK601' });
  });

  test('a code of an unknown or ended charge is refused', async () => {
    const { token, ok, refused } = merchant('over');
    const { number } = await sandbox().control.createAccount({ token });
    const nowhere = brCode({ location: `pix.lapacho.example/qr/${number}/nothing`, amount: 10_000n, merchant: 'Loja' });
    expect(await refused('qrCodes.read', { body: { emv: nowhere } })).toMatchObject({ status: 404, errorCode: 'SVK301' });
    const charge = await ok('charges.create', { body: { amount: 10 } });
    await sandbox().control.cancelCharge({ token, id: charge.id });
    expect(await refused('qrCodes.read', { body: { emv: charge.qrCodeText ?? '' } })).toMatchObject({ status: 410, errorCode: 'SVK310' });
  });

  test.each([
    ['SVK101', 424],
    ['SVK301', 404],
    ['SVK310', 410],
    ['SVI110', 424],
    ['SVI111', 424],
    ['SVF500', 424],
    ['SVG429', 429],
  ])('a code that asks for %s gets it', async (errorCode, status) => {
    const emv = magic(errorCode.toLowerCase());
    expect(await merchant('magic').refused('qrCodes.read', { body: { emv } })).toMatchObject({ status, errorCode });
  });

  test('an account without permission cannot read codes', async () => {
    const { token, refused } = merchant('forbidden');
    await sandbox().control.changeAccount(token, { allowQrReading: false });
    expect(await refused('qrCodes.read', { body: { emv: fixed } })).toMatchObject({ status: 403, errorCode: 'SVK401' });
    expect(await refused('withdrawals.createFromQrCode', { body: { qrCode: fixed, amount: 1 } })).toMatchObject({ errorCode: 'SVK401' });
  });
});

describe('interface: Withdrawals, POST /withdraw/qrcode', () => {
  const rich = async (name: string) => {
    const one = merchant(name);
    await sandbox().control.changeAccount(one.token, { available: 1_000 });
    return one;
  };

  test('pays another account’s charge: both sides move, under one end-to-end id', async () => {
    const payer = await rich('payer');
    const shop = merchant('shop');
    const charge = await shop.ok('charges.create', { body: { amount: 100 } });
    const made = await payer.ok('withdrawals.createFromQrCode', { body: { qrCode: charge.qrCodeText ?? '' } });
    expect(made).toMatchObject({ status: 'PENDING', type: 'WITHDRAW', amount: 100, withdrawPixKey: null });
    expect(await payer.balance()).toEqual({ available: 899.15, blocked: 100.85 });
    await sandbox().control.setClock({ advanceSeconds: 3 });
    const paid = await payer.ok('withdrawals.find', { query: { id: made.id } });
    const received = await shop.ok('charges.find', { query: { id: charge.id } });
    expect(paid).toMatchObject({ status: 'COMPLETED', receiverName: 'Loja codes-shop' });
    expect(received).toMatchObject({ status: 'COMPLETED', payerName: 'Loja codes-payer', endToEndId: paid.endToEndId });
    expect(await payer.balance()).toEqual({ available: 899.15, blocked: 0 });
    expect(await shop.balance()).toEqual({ available: 99.01, blocked: 0 });
    await payer.closedStatement();
    await shop.closedStatement();
  });

  test('a withdrawal to a charge that has ended returns the money', async () => {
    const payer = await rich('late');
    const shop = merchant('late-shop');
    const charge = await shop.ok('charges.create', { body: { amount: 100 } });
    const { id } = await payer.ok('withdrawals.createFromQrCode', { body: { qrCode: charge.qrCodeText ?? '' } });
    await sandbox().control.cancelCharge({ token: shop.token, id: charge.id });
    await sandbox().control.setClock({ advanceSeconds: 3 });
    expect(await payer.ok('withdrawals.find', { query: { id } })).toMatchObject({
      status: 'CANCELED',
      cancellationReason: expect.any(String),
    });
    expect(await payer.balance()).toEqual({ available: 1_000, blocked: 0 });
  });

  test('paying a charge of the same account is refused', async () => {
    const { ok, refused } = await rich('self');
    const { qrCodeText } = await ok('charges.create', { body: { amount: 10 } });
    expect(await refused('withdrawals.createFromQrCode', { body: { qrCode: qrCodeText ?? '' } })).toMatchObject({
      status: 422,
      errorCode: 'SVS102',
    });
  });

  test('the code’s amount applies; another is refused, and one is required when the code has none', async () => {
    const { ok, refused } = await rich('amounts');
    expect(await ok('withdrawals.createFromQrCode', { body: { qrCode: priced } })).toMatchObject({
      amount: 10,
      withdrawPixKey: 'thalesog@me.com',
      withdrawPixType: 'email',
    });
    expect(await ok('withdrawals.createFromQrCode', { body: { qrCode: priced, amount: 10 } })).toMatchObject({ amount: 10 });
    const differs = await refused('withdrawals.createFromQrCode', { body: { qrCode: priced, amount: 10.01 } });
    expect(differs).toMatchObject({ status: 400, errorCode: 'SVS603', message: expect.stringMatching(/10,01.*10,00/) });
    expect(await refused('withdrawals.createFromQrCode', { body: { qrCode: fixed } })).toMatchObject({ status: 400, errorCode: 'SVS604' });
    expect(await ok('withdrawals.createFromQrCode', { body: { qrCode: fixed, amount: 0.1 } })).toMatchObject({ amount: 0.1 });
    expect(await refused('withdrawals.createFromQrCode', { body: { qrCode: fixed, amount: 0.09 } })).toMatchObject({
      status: 400,
      errorCode: 'SVV001',
    });
    const tiny = brCode({ location: 'pix.banco.example/qr/1', amount: 900n, merchant: 'Loja' });
    expect(await refused('withdrawals.createFromQrCode', { body: { qrCode: tiny } })).toMatchObject({ status: 400, errorCode: 'SVS600' });
  });

  test.each(['SVK101', 'SVK301', 'SVK310', 'SVS102', 'SVS500', 'SVI110'])(
    'a code that asks for %s gets it, and nothing is held',
    async (errorCode) => {
      const { refused, balance } = await rich(`asks-${errorCode}`);
      expect(await refused('withdrawals.createFromQrCode', { body: { qrCode: magic(errorCode.toLowerCase()) } })).toMatchObject({
        errorCode,
      });
      expect(await balance()).toEqual({ available: 1_000, blocked: 0 });
    },
  );
});
