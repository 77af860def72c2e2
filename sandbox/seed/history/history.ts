import type { Account } from '@/sandbox/accounts/account';
import { inventedPartners } from '@/sandbox/fake-data/partners';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';
import { minute } from '@/sandbox/seed/time/durations';
import { timeline } from '@/sandbox/seed/time/timeline';
import { balanceChangeOf } from './balance-change';
import { commission } from './commission';
import { deposit } from './deposit';
import { createSeedContext, type SeedContext } from './seed-context';
import type { SeedEvent, SeedEventWithMovements } from './seed-event';
import { stepsFor } from './steps-for';
import { transfer } from './transfer';
import { withdrawal } from './withdrawal';

const kinds = { deposit: 800, withdrawal: 155, received: 20, sent: 15, commission: 10 };
/** No withdrawals below this balance: 100 reais. */
const minimumBalance = 1_000_000n;

/**
 * Generates the history of an account, oldest first. The same account, `count` and moment always give the same history. `partners` are
 * the accounts that money is exchanged with.
 * Times come from a generator of their own, so another moment shifts them and changes little else.
 */
export function* history(account: Account, count: number, now: Date, partners = inventedPartners): Generator<SeedEventWithMovements> {
  const random = createRandom(seedOf(`history ${account.token}`));
  const context = createSeedContext(account, count, now, partners, random);
  for (const createdAt of timeline(count, now, createRandom(seedOf(`timeline ${account.token}`)))) {
    const event = createEvent(context, createdAt);
    const steps = stepsFor(event);
    context.available += balanceChangeOf(steps).available;
    yield { ...event, steps };
  }
}

function createEvent(context: SeedContext, createdAt: number): SeedEvent {
  const kind = context.random.weighted(kinds);
  // The last minutes have charges only, so that some are always pending.
  if (context.now - createdAt < 10 * minute) return deposit(context, createdAt);
  if (kind === 'commission') return commission(context, createdAt);
  if (kind === 'received') return transfer(context, createdAt, 'in');
  if (kind === 'sent' && context.available > minimumBalance) return transfer(context, createdAt, 'out');
  if (kind === 'withdrawal' && context.available > minimumBalance) return withdrawal(context, createdAt);
  return deposit(context, createdAt);
}
