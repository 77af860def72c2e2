import type { Sql } from '@/sandbox/database/open-database';
import type { Units } from '@/sandbox/money/units';
import type { Balance } from './entries';
import { postMovements } from './post-movements';

interface Target {
  readonly available: Units | undefined;
  readonly blocked: Units | undefined;
}

/** Sets a balance by a statement entry for the difference, so that the statement still adds up. */
export async function setBalance(sql: Sql, accountId: number, { available, blocked }: Target, at: Date): Promise<void> {
  if (available === undefined && blocked === undefined) return;
  await sql.begin(async (tx) => {
    const [now] = await tx<Balance[]>`select available, blocked from accounts where id = ${accountId} for update`;
    if (!now) throw new Error(`account ${accountId} is gone`);
    const change = { available: (available ?? now.available) - now.available, blocked: (blocked ?? now.blocked) - now.blocked };
    await postMovements(tx, accountId, [{ ...change, reason: 'Ajuste de saldo' }], at, { force: true });
  });
}
