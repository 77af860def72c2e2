import { sendCallback } from '@/sandbox/callbacks/sending/send-callback';
import { newSigning, signatureHeaders } from '@/sandbox/callbacks/sending/signature-headers';
import type { CardClients } from '@/sandbox/card-access/card-clients';
import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Job } from '@/sandbox/jobs/job';

const minute = 60_000;
const hour = 60 * minute;
/** Delays before the five retries. */
const delays = [minute, 10 * minute, hour, 6 * hour, 24 * hour];
const maxConcurrent = 10;

interface DueRow {
  readonly id: string;
  readonly token: string;
  readonly url: string;
  readonly body: string;
  readonly attempts: number;
}

/**
 * Delivers postbacks, signed like the callbacks of webhooks. Rows are locked while they are sent, so they are free again when the program
 * dies.
 */
export const postbackJob: Job = {
  name: 'card-postbacks',
  async run({ sql, card }, now) {
    await sql.begin(async (tx) => {
      const due = await tx<DueRow[]>`
        select card_postbacks.id, token, url, body, attempts from card_postbacks join accounts on accounts.id = account_id
        where due_at <= ${now.toISOString()} order by due_at, card_postbacks.created_at limit ${maxConcurrent}
        for update of card_postbacks skip locked`;
      const statuses = await Promise.all(due.map((row) => send(row, card.clients)));
      for (const [index, row] of due.entries()) await settle(tx, row, statuses[index] ?? 0, now);
    });
    const [next] = await sql<{ dueAt: string | null }[]>`select min(due_at) as due_at from card_postbacks where due_at is not null`;
    return next?.dueAt ? new Date(next.dueAt) : null;
  },
};

async function send({ token, url, body }: DueRow, clients: CardClients): Promise<number> {
  const { webhookSecret } = clients.credentialsOf(token);
  const { status } = await sendCallback(url, body, signatureHeaders(webhookSecret, body, newSigning()));
  return status;
}

/**
 * Ends a postback after a 2xx, gives it up after a 4xx, as the document says of callbacks, and otherwise retries it while attempts are
 * left.
 */
async function settle(tx: TransactionSql, { id, attempts }: DueRow, status: number, now: Date): Promise<void> {
  const isFinal = Math.floor(status / 100) === 2 || Math.floor(status / 100) === 4;
  const delay = isFinal ? undefined : delays[attempts];
  const dueAt = delay === undefined ? null : new Date(now.getTime() + delay).toISOString();
  await tx`update card_postbacks set ${tx({ attempts: attempts + 1, status: status || null, dueAt })} where id = ${id}`;
}
