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
import type { MountRoutes } from './mount-routes';

/** Events of payers and institutions. */
export const pixRoutes: MountRoutes = (app, services) => {
  const { sql, clock, baseUrl } = services;
  const changed = async (token: string, move: (tx: TransactionSql, account: Account) => Promise<TransactionRow>) => {
    const account = await requireAccount(services, token);
    return toWire(await sql.begin((tx) => move(tx, account)), baseUrl);
  };

  app.post('/charges/:id', async (context) => {
    const command = chargeTransition.parse(await context.req.json());
    return context.json(
      await changed(command.token, (tx, account) => transitionCharge(tx, account, context.req.param('id'), command, clock.now())),
    );
  });

  app.post('/refunds/:transactionId', async (context) => {
    const { token, move } = refundTransition.parse(await context.req.json());
    const status = move === 'settle' ? 'COMPLETED' : 'CANCELED';
    return context.json(
      await changed(token, (tx, account) => endRefund(services, tx, account, context.req.param('transactionId'), status, clock.now())),
    );
  });

  app.post('/withdrawals/:id', async (context) => {
    const { token, move, reason } = withdrawalTransition.parse(await context.req.json());
    const status = ({ settle: 'COMPLETED', cancel: 'CANCELED', fail: 'ERROR' } as const)[move];
    return context.json(
      await changed(token, (tx, account) => endWithdrawal(services, tx, account, context.req.param('id'), clock.now(), { status, reason })),
    );
  });

  app.post('/pending-deposits', async (context) =>
    context.json(await receiveDeposit(services, depositArrival.parse(await context.req.json())), 201),
  );

  app.post('/pending-deposits/:id', async (context) => {
    const { token, move, reason } = depositDecision.parse(await context.req.json());
    const account = await requireAccount(services, token);
    const decision = { approve: move === 'approve', reason };
    const row = await sql.begin((tx) => decideDeposit(tx, account, context.req.param('id'), decision, clock.now()));
    return context.json(pendingDepositToWire(row));
  });
};

async function transitionCharge(tx: TransactionSql, account: Account, id: string, command: z.output<typeof chargeTransition>, at: Date) {
  switch (command.move) {
    case 'pay':
      return payCharge(tx, account, id, await payerOf(tx, account, id, command.payer), at);
    case 'expire':
      return endCharge(tx, account.id, id, 'EXPIRED', null, at);
    case 'cancel':
      return endCharge(tx, account.id, id, 'CANCELED', command.reason ?? 'Cancelada pelo lojista', at);
    case 'fail':
      return endCharge(tx, account.id, id, 'ERROR', null, at);
  }
}

/** The payer of a charge: the person it was created for, unless the command names another. */
async function payerOf(tx: TransactionSql, account: Account, id: string, given: Payer) {
  const charge = await findTransaction(tx, account.id, id);
  const randomPayer = person(seededFraction);
  const { name = charge?.generatedName ?? randomPayer.name, document = charge?.generatedDocument ?? randomPayer.document } = given;
  return { ...randomPayer, name, document };
}
