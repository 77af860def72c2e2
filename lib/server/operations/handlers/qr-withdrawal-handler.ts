import 'server-only';
import { problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money/money';
import { lookUpCreation, prepareCreation, referenceOf, verifyCreation } from '@/lib/server/operations/creation';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';
import { confirmedPayee } from '@/lib/server/payees/confirmed-payee';
import { keyInCode } from '@/lib/server/payees/key-in-code';
import { lookAgain, readCode } from '@/lib/server/payees/look-up';

const { request: requestShape } = shapes['withdrawals.createFromQrCode'];

/** Pays a QR code (interface: Withdrawals). Without an amount, the amount in the code is paid. */
export const qrWithdrawalHandler: OperationHandler<Transaction> = {
  endpoint: () => endpointNamed('withdrawals.createFromQrCode'),

  describe({ body, idempotencyKey }) {
    const { confirmation: _confirmation, acknowledged: _acknowledged, ...fingerprintInput } = requestShape.parse(body);
    const { amount, clientReference } = fingerprintInput;
    const actual = amount === undefined ? null : toReais(amount);
    return { fingerprintInput, reference: referenceOf(clientReference, idempotencyKey), subject: null, amount: actual };
  },

  payee({ body }) {
    const { qrCode, confirmation } = requestShape.parse(body);
    return { target: qrCode, confirmation };
  },

  async prepare(facts, { body, requestId, confirmed }, services) {
    const { confirmation: _confirmation, acknowledged, ...request } = requestShape.parse(body);
    const read = await lookAgain(readCode(request.qrCode, { requestId, services }));
    const seenNow = read && { holder: read.holder, amount: read.code.amount };
    const payee = await confirmedPayee({ key: keyInCode(request.qrCode), confirmed, seenNow, acknowledged }, services);
    const amount = facts.amount ?? confirmed?.amount ?? null;
    if (amount === null) throw problem({ statusCode: 400, errorCode: 'SVS604', details: [{ field: 'amount', reason: 'required' }] });
    return { ...(await prepareCreation('withdrawals.find', facts, request, requestId, services)), amount, payee };
  },

  lookUp: lookUpCreation('withdrawals.find'),
  verify: (facts, transaction) => verifyCreation(facts, ['WITHDRAW'], transaction),
};
