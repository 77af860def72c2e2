import type { z } from 'zod';
import { infractionCommand, infractionTransition } from '@/sandbox/control/commands/infraction-commands';
import { ConflictError } from '@/sandbox/control/conflict-error';
import { requireAccount } from '@/sandbox/control/require-account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { changeInfraction } from '@/sandbox/infractions/change-infraction';
import { closeInfraction } from '@/sandbox/infractions/close-infraction';
import { isFinal } from '@/sandbox/infractions/infraction-row';
import { type Dispute, lockDispute } from '@/sandbox/infractions/lock-dispute';
import { openInfraction } from '@/sandbox/infractions/open-infraction';
import { findInfraction, infractionsToWire } from '@/sandbox/infractions/select-infractions';
import { settleInfraction } from '@/sandbox/infractions/settle-infraction';
import type { Services } from '@/sandbox/services';
import { lockTransaction } from '@/sandbox/transactions/lock-transaction';
import type { MountRoutes } from './mount-routes';

const defaultDeadline = 72 * 3_600_000;
const statusAfter = { wait: 'WAITING_PSP', open: 'OPEN', acknowledge: 'ACKNOWLEDGED', answer: 'ANSWERED' } as const;

export const infractionRoutes: MountRoutes = (app, services) => {
  app.post('/infractions', async (context) =>
    context.json(await reportInfraction(services, infractionCommand.parse(await context.req.json())), 201),
  );
  app.post('/infractions/:id', async (context) =>
    context.json(await moveInfraction(services, context.req.param('id'), infractionTransition.parse(await context.req.json()))),
  );
};

async function reportInfraction(services: Services, { token, transactionId, expiresAt, ...report }: z.output<typeof infractionCommand>) {
  const { sql, clock, jobs } = services;
  const account = await requireAccount(services, token);
  const { id } = await sql.begin(async (tx) => {
    const transaction = await lockTransaction(tx, account.id, transactionId);
    if (transaction.status !== 'COMPLETED' || transaction.type !== 'DEPOSIT')
      throw new ConflictError('only a paid deposit can be disputed');
    if (transaction.refundStatus === 'PENDING') throw new ConflictError('a refund of it is under way');
    const at = clock.now();
    const defaultExpiry = new Date(at.getTime() + defaultDeadline);
    const deadline = expiresAt === null ? null : new Date(expiresAt ?? defaultExpiry).toISOString();
    return openInfraction(tx, account.id, transaction, { ...report, status: 'OPEN', expiresAt: deadline }, at);
  });
  await jobs.trigger('infractions');
  return readInfraction(services, account.id, id);
}

async function moveInfraction(services: Services, id: string, move: z.output<typeof infractionTransition>) {
  const { sql, clock, jobs } = services;
  const account = await requireAccount(services, move.token);
  await sql.begin(async (tx) => {
    const dispute = await lockDispute(tx, account.id, id);
    if (!dispute) throw new ConflictError('there is no such infraction');
    await apply(tx, account.id, dispute, move, clock.now());
  });
  await jobs.trigger('infractions');
  return readInfraction(services, account.id, id);
}

async function apply(tx: TransactionSql, accountId: number, dispute: Dispute, move: z.output<typeof infractionTransition>, at: Date) {
  if (move.move === 'settle') {
    if (dispute.transaction.status !== 'WAITING_FOR_REFUND') throw new ConflictError('no money waits to go back');
    return settleInfraction(tx, accountId, dispute, at);
  }
  if (isFinal(dispute.infraction)) throw new ConflictError('the infraction is closed');
  switch (move.move) {
    case 'close':
      return closeInfraction(tx, accountId, dispute, move, at);
    case 'cancel':
      return closeInfraction(tx, accountId, dispute, { result: 'CANCELLED', details: move.details }, at);
    case 'ask-adjustments': {
      const expiresAt = move.expiresAt === undefined ? {} : { expiresAt: move.expiresAt && new Date(move.expiresAt).toISOString() };
      return changeInfraction(tx, accountId, dispute.infraction, { status: 'WAITING_ADJUSTMENTS', ...expiresAt }, at);
    }
    default:
      return changeInfraction(tx, accountId, dispute.infraction, { status: statusAfter[move.move] }, at);
  }
}

async function readInfraction({ sql, clock, baseUrl }: Services, accountId: number, id: string) {
  const row = await findInfraction(sql, accountId, id);
  const [wire] = await infractionsToWire(sql, accountId, row ? [row] : [], baseUrl, clock.now());
  if (!wire) throw new Error(`infraction ${id} is gone`);
  return wire;
}
