import type { z } from 'zod';
import type { Account } from '@/sandbox/accounts/account';
import { endCharge } from '@/sandbox/charges/end-charge';
import { payCharge } from '@/sandbox/charges/pay-charge';
import {
  chargeTransition,
  depositArrival,
  depositDecision,
  type Payer,
  refundTransition,
  withdrawalTransition,
} from '@/sandbox/control/commands/pix-commands';
import { receiveDeposit } from '@/sandbox/control/receive-deposit';
import { requireAccount } from '@/sandbox/control/require-account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { person } from '@/sandbox/fake-data/people';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { decideDeposit } from '@/sandbox/pending-deposits/decide-deposit';
import { pendingDepositToWire } from '@/sandbox/pending-deposits/pending-deposit-row';
import { endRefund } from '@/sandbox/refunds/end-refund';
import { toWire } from '@/sandbox/transaction-records/to-wire';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { findTransaction } from '@/sandbox/transactions/find-transaction';
import { endWithdrawal } from '@/sandbox/withdrawals/end-withdrawal';
import type { MountControl } from './mount-routes';

/** What payers and institutions do about Pix. */
export const pixControl: MountControl = (door, services) => {
  const { sql, clock, baseUrl } = services;
  const moved = async (token: string, move: (tx: TransactionSql, account: Account) => Promise<TransactionRow>) => {
    const account = await requireAccount(services, token);
    return toWire(await sql.begin((tx) => move(tx, account)), baseUrl);
  };

  door.post('/charges/:id', async (context) => {
    const order = chargeTransition.parse(await context.req.json());
    return context.json(await moved(order.token, (tx, account) => moveCharge(tx, account, context.req.param('id'), order, clock.now())));
  });

  door.post('/refunds/:transactionId', async (context) => {
    const { token, move } = refundTransition.parse(await context.req.json());
    const status = move === 'settle' ? 'COMPLETED' : 'CANCELED';
    return context.json(
      await moved(token, (tx, account) => endRefund(services, tx, account, context.req.param('transactionId'), status, clock.now())),
    );
  });

  door.post('/withdrawals/:id', async (context) => {
    const { token, move, reason } = withdrawalTransition.parse(await context.req.json());
    const status = ({ settle: 'COMPLETED', cancel: 'CANCELED', fail: 'ERROR' } as const)[move];
    return context.json(
      await moved(token, (tx, account) => endWithdrawal(services, tx, account, context.req.param('id'), clock.now(), { status, reason })),
    );
  });

  door.post('/pending-deposits', async (context) =>
    context.json(await receiveDeposit(services, depositArrival.parse(await context.req.json())), 201),
  );

  door.post('/pending-deposits/:id', async (context) => {
    const { token, move, reason } = depositDecision.parse(await context.req.json());
    const account = await requireAccount(services, token);
    const decision = { approve: move === 'approve', reason };
    const row = await sql.begin((tx) => decideDeposit(tx, account, context.req.param('id'), decision, clock.now()));
    return context.json(pendingDepositToWire(row));
  });
};

async function moveCharge(tx: TransactionSql, account: Account, id: string, order: z.output<typeof chargeTransition>, at: Date) {
  switch (order.move) {
    case 'pay':
      return payCharge(tx, account, id, await payerOf(tx, account, id, order.payer), at);
    case 'expire':
      return endCharge(tx, account.id, id, 'EXPIRED', null, at);
    case 'cancel':
      return endCharge(tx, account.id, id, 'CANCELED', order.reason ?? 'Cancelada pelo lojista', at);
    case 'fail':
      return endCharge(tx, account.id, id, 'ERROR', null, at);
  }
}

/** Whoever pays is the one the charge was made for, unless the order says otherwise. */
async function payerOf(tx: TransactionSql, account: Account, id: string, given: Payer) {
  const charge = await findTransaction(tx, account.id, id);
  const somebody = person(seededFraction);
  const { name = charge?.generatedName ?? somebody.name, document = charge?.generatedDocument ?? somebody.document } = given;
  return { ...somebody, name, document };
}
