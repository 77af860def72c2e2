import { describe, expect, test } from 'vitest';
import { refundStatuses, transactionStatuses } from '@/lib/contracts/pix/payments/transactions';
import { documentKind } from '@/lib/format/identifier/document';
import { decodeEndToEndId } from '@/lib/format/identifier/end-to-end-id';
import type { Account } from '@/sandbox/accounts/account';
import { accountSettings } from '@/sandbox/accounts/settings';
import { history } from './history';

const now = new Date('2026-11-27T17:32:08.000Z');
const account: Account = {
  id: 1,
  token: 'sandbox',
  number: '107919',
  name: 'Oficina Jaborandi Ltda',
  document: '61782947000196',
  settings: accountSettings.parse({}),
};
const events = Array.from(history(account, 20_000, now));
const transactions = events.map((one) => one.transaction);
const isTransfer = (one: (typeof transactions)[number]) => one.payerAccountNumber !== null && one.receiverAccountNumber !== null;
const deposits = transactions.filter((one) => one.type === 'DEPOSIT' && !isTransfer(one));
const withdrawals = transactions.filter((one) => one.type === 'WITHDRAW' && !isTransfer(one));

describe('repeatable', () => {
  test('the same moment gives the same history', () => {
    expect(Array.from(history(account, 500, now))).toEqual(Array.from(history(account, 500, now)));
  });

  test('another account has another history', () => {
    const [mine] = history(account, 5, now);
    const [other] = history({ ...account, token: 'sandbox-other' }, 5, now);
    expect(other?.transaction.id).not.toBe(mine?.transaction.id);
  });
});

describe('shape of the history', () => {
  test('it has exactly the requested number, oldest first, over 180 days, none in the future', () => {
    expect(transactions).toHaveLength(20_000);
    const created = transactions.map((one) => one.createdAt);
    expect(created).toEqual([...created].sort());
    expect(Date.parse(created[0] ?? '')).toBeGreaterThanOrEqual(now.getTime() - 181 * 86_400_000);
    for (const one of transactions) {
      for (const instant of [one.createdAt, one.updatedAt, one.paidAt, one.refundedAt]) {
        if (instant) expect(Date.parse(instant)).toBeLessThanOrEqual(now.getTime());
      }
      expect(one.updatedAt >= one.createdAt).toBe(true);
    }
  });

  test('it has every status and every type of the base variant, deposits above all', () => {
    expect(new Set(transactions.map((one) => one.status))).toEqual(new Set(transactionStatuses));
    expect(new Set(transactions.map((one) => one.type))).toEqual(new Set(['DEPOSIT', 'WITHDRAW', 'COMMISSION']));
    expect(new Set(transactions.flatMap((one) => one.refundStatus ?? []))).toEqual(new Set(refundStatuses));
    expect(deposits.length / transactions.length).toBeGreaterThan(0.75);
    expect(transactions.filter(isTransfer).length).toBeGreaterThan(100);
  });

  test.each(['2026-01-01T02:59:59.000Z', '2026-02-28T12:00:00.000Z', '2026-11-23T01:24:00.000Z'])(
    'of whatever moment, as of %s, it has disputes to answer, answered, and to add to',
    (moment) => {
      const disputes = Array.from(history(account, 12_000, new Date(moment))).flatMap((one) => one.infraction ?? []);
      expect([...new Set(disputes.map((one) => one.status))]).toEqual(
        expect.arrayContaining(['OPEN', 'DEFENDED', 'WAITING_ADJUSTMENTS', 'CLOSED', 'CANCELLED']),
      );
    },
  );

  test('some charges of the last minutes are unpaid', () => {
    const waiting = deposits.filter((one) => one.status === 'PENDING' && now.getTime() - Date.parse(one.createdAt) < 600_000);
    expect(waiting.length).toBeGreaterThan(0);
    for (const one of deposits.filter(({ status }) => status === 'PENDING')) {
      expect(Date.parse(one.expiresAt ?? '')).toBeGreaterThan(now.getTime());
    }
  });

  test('fewer transactions are created at night', () => {
    const at = (hour: number) => transactions.filter((one) => new Date(one.createdAt).getUTCHours() === hour).length;
    expect(at(6)).toBeLessThan(at(18) / 5);
  });

  test('references, ids and end-to-end ids are unique', () => {
    for (const field of ['id', 'clientReference', 'endToEndId'] as const) {
      const given = transactions.flatMap((one) => one[field] ?? []);
      expect(new Set(given).size).toBe(given.length);
    }
  });
});

describe('a deposit', () => {
  test('has a QR code while it can be paid, and never afterwards', () => {
    for (const one of deposits) expect(one.qrCodeText !== null).toBe(one.status === 'PENDING');
  });

  test('has payer, receiver, end-to-end id, fee and time of payment once paid, and none of them before', () => {
    for (const one of deposits) {
      const paid = ['COMPLETED', 'WAITING_FOR_REFUND', 'REFUNDED'].includes(one.status);
      for (const field of ['payerName', 'payerDocument', 'receiverName', 'endToEndId', 'serviceFeeCharged', 'paidAt'] as const) {
        expect(one[field] !== null, `${field} of a deposit that is ${one.status}`).toBe(paid);
      }
    }
  });

  test('pays fees with more decimals than cents', () => {
    expect(deposits.some((one) => one.serviceFeeCharged === 1_150n)).toBe(true);
  });

  test('says what was refunded, whole or in part, and when', () => {
    for (const one of deposits.filter(({ status }) => status === 'REFUNDED')) expect(one.refundAmount).toBe(one.amount);
    const partial = deposits.filter((one) => one.status === 'COMPLETED' && one.refundStatus === 'COMPLETED');
    expect(partial.length).toBeGreaterThan(50);
    for (const one of partial) expect(one.refundAmount !== null && one.refundAmount > 0n && one.refundAmount < one.amount).toBe(true);
    for (const one of deposits) {
      expect(one.refundedAt !== null).toBe(one.refundStatus === 'COMPLETED');
      expect(one.refundEndToEndId !== null).toBe(one.refundStatus === 'COMPLETED');
    }
  });
});

test('a withdrawal has its receiver once paid, its key and fee from the start, and a reason when it was canceled', () => {
  for (const one of withdrawals) {
    expect(one.withdrawPixKey).not.toBeNull();
    expect(one.serviceFeeCharged).toBe(8_500n);
    expect(one.endToEndId !== null).toBe(one.status === 'COMPLETED');
    expect(one.receiverName !== null).toBe(one.status === 'COMPLETED');
    expect(one.cancellationReason !== null).toBe(one.status === 'CANCELED');
  }
});

test('an internal transfer is free, done at once and has no end-to-end id', () => {
  for (const one of transactions.filter(isTransfer)) {
    expect(one).toMatchObject({ status: 'COMPLETED', endToEndId: null, serviceFeeCharged: 0n, paidAt: one.createdAt });
  }
});

test('every document has right check digits, some with letters', () => {
  const documents = transactions.flatMap((one) =>
    [one.generatedDocument, one.payerDocument, one.receiverDocument].filter((text) => text !== null),
  );
  for (const text of new Set(documents)) expect(documentKind(text), text).not.toBeNull();
  expect(documents.some((text) => /[A-Z]/.test(text))).toBe(true);
});

test('end-to-end ids name the bank that sent the money and the minute it did', () => {
  for (const one of transactions) {
    const paid = one.endToEndId === null ? null : decodeEndToEndId(one.endToEndId);
    if (one.endToEndId !== null) expect(paid).toMatchObject({ kind: 'payment', ispb: one.payerInstitutionIspb, at: minuteOf(one.paidAt) });
    if (one.refundEndToEndId === null) continue;
    expect(decodeEndToEndId(one.refundEndToEndId)).toMatchObject({ kind: 'refund', at: minuteOf(one.refundedAt) });
  }
});

const minuteOf = (instant: string | null) => `${instant?.slice(0, 16)}:00.000Z`;

describe('infractions', () => {
  const disputed = events.filter((one) => one.infraction);
  const isClosed = (status = '') => status === 'CLOSED' || status === 'CANCELLED';

  test('open ones have a future deadline or none', () => {
    const open = disputed.filter((one) => !isClosed(one.infraction?.status));
    expect(open.length).toBeGreaterThan(5);
    for (const { infraction, transaction } of open) {
      expect(transaction.status).toBe('COMPLETED');
      expect(infraction?.analysisResult).toBeNull();
      if (infraction?.expiresAt) expect(Date.parse(infraction.expiresAt)).toBeGreaterThan(now.getTime());
    }
  });

  test('a lost one returns the money, a won one does not', () => {
    const closed = disputed.filter((one) => isClosed(one.infraction?.status));
    expect(closed.length).toBeGreaterThan(10);
    for (const { infraction, transaction } of closed) {
      const lost = infraction?.analysisResult === 'AGREED';
      expect(transaction.refundReason).toBe(lost ? 'INFRACTION' : null);
      expect(['REFUNDED', 'WAITING_FOR_REFUND'].includes(transaction.status)).toBe(lost);
    }
  });
});
