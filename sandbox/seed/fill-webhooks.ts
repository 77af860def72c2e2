import type { Account } from '@/sandbox/accounts/account';
import { demoToken } from '@/sandbox/accounts/token';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { day } from '@/sandbox/seed/time/durations';
import { iso } from '@/sandbox/seed/time/iso';
import { newSecret } from '@/sandbox/webhooks/new-secret';

/** Writes the webhooks of the demo account: one for infractions, and an inactive one. */
export async function fillWebhooks(tx: TransactionSql, account: Account, now: Date): Promise<void> {
  if (account.token !== demoToken) return;
  const ago = (days: number) => iso(now.getTime() - days * day);
  await tx`
    insert into webhooks (account_id, id, url, active, events, secret, created_at, updated_at) values
      (${account.id}, 'whMEDoficina001', 'https://oficinajaborandi.example/med', true, array['INFRACTION_CHANGED'], ${newSecret()}, ${ago(71)}, ${ago(71)}),
      (${account.id}, 'whLojaAntiga002', 'https://loja-antiga.oficinajaborandi.example/avisos/404', false, '{}', null, ${ago(160)}, ${ago(58)})`;
}
