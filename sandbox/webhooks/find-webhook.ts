import type { Account } from '@/sandbox/accounts/account';
import type { Sql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { WebhookRow } from './webhook-row';

/** Finds a webhook of an account. @throws ServiceProblem SVG404 when it does not exist. */
export async function findWebhook(sql: Sql, account: Account, id: string): Promise<WebhookRow> {
  const [row] = await sql<WebhookRow[]>`select * from webhooks where account_id = ${account.id} and id = ${id}`;
  if (!row) throw new ServiceProblem('SVG404');
  return row;
}
