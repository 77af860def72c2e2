import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { price } from '@/sandbox/fake-data/amounts';
import { company, person } from '@/sandbox/fake-data/people';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';
import { arrivedDeposit } from '@/sandbox/pending-deposits/arrived-deposit';
import { approvalTime } from '@/sandbox/pending-deposits/deposit-expiry-job';
import { hour } from '@/sandbox/seed/time/durations';
import { iso } from '@/sandbox/seed/time/iso';

const texts = ['Sinal do orçamento', 'Saldo da encomenda', null, 'Mensalidade', null, 'Frete combinado'];

/** Writes recent deposits without a charge: pending, rejected and expired ones. */
export async function fillPendingDeposits(tx: TransactionSql, account: Account, now: Date): Promise<void> {
  const random = createRandom(seedOf(`arrivals ${account.token}`));
  const rows = [2, 7, 19, 31, 50, 90, 100].map((hoursAgo, index) => {
    const at = now.getTime() - hoursAgo * hour;
    const arrived = arrivedDeposit(
      account,
      {
        amount: price(random),
        payer: random.chance(0.7) ? person(random) : company(random),
        description: texts[index % texts.length] ?? null,
        pixKey: account.document,
        at: iso(at),
      },
      random,
    );
    const later = iso(at + 5 * hour);
    if (index === 3 || index === 5)
      return { ...arrived, status: 'REJECTED', rejectedAt: later, rejectionReason: 'Pagador não reconhecido', updatedAt: later };
    return index === 6 ? { ...arrived, status: 'EXPIRED', updatedAt: iso(at + approvalTime) } : arrived;
  });
  await tx`insert into pending_deposits ${tx(rows.map((row) => ({ ...row, accountId: account.id })))}`;
}
