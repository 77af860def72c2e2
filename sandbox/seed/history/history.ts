import type { Account } from '@/sandbox/accounts/account';
import { inventedPartners } from '@/sandbox/fake-data/partners';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';
import { minute } from '@/sandbox/seed/time/durations';
import { timeline } from '@/sandbox/seed/time/timeline';
import { effectOf } from './balance-change';
import { commission } from './commission';
import { deposit } from './deposit';
import { createSeedContext, type SeedContext } from './seed-context';
import type { SeedEvent, SeedEventWithMovements } from './seed-event';
import { stepsFor } from './steps-for';
import { transfer } from './transfer';
import { withdrawal } from './withdrawal';

const kinds = { deposit: 800, withdrawal: 155, received: 20, sent: 15, commission: 10 };
/** Below this nothing is paid out: 100 reais. */
const floor = 1_000_000n;

/**
 * The past of an account, oldest first: the same `count` at the same moment is always the same history. `partners` are the other accounts that money is moved to and from.
 * Times come from a chance of their own, so another moment moves them and changes little else.
 */
export function* history(account: Account, count: number, now: Date, partners = inventedPartners): Generator<SeedEventWithMovements> {
  const random = createRandom(seedOf(`history ${account.token}`));
  const context = createSeedContext(account, count, now, partners, random);
  for (const createdAt of timeline(count, now, createRandom(seedOf(`timeline ${account.token}`)))) {
    const event = happen(context, createdAt);
    const steps = stepsFor(event);
    context.available += effectOf(steps).available;
    yield { ...event, steps };
  }
}

function happen(context: SeedContext, createdAt: number): SeedEvent {
  const kind = context.random.weighted(kinds);
  // The last minutes are charges, so that there is always something to wait for.
  if (context.now - createdAt < 10 * minute) return deposit(context, createdAt);
  if (kind === 'commission') return commission(context, createdAt);
  if (kind === 'received') return transfer(context, createdAt, 'in');
  if (kind === 'sent' && context.available > floor) return transfer(context, createdAt, 'out');
  if (kind === 'withdrawal' && context.available > floor) return withdrawal(context, createdAt);
  return deposit(context, createdAt);
}
