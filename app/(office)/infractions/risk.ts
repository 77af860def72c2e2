import type { QueueItem } from '@/components/infraction/use-queue';
import { addReais, type Reais, toReais } from '@/lib/format/money/money';

/** The disputed money of some cases together; what the service did not tell counts nothing. */
export function riskOf(items: readonly QueueItem[]): Reais {
  return items.reduce((sum, { transaction }) => addReais(sum, transaction.amount ?? toReais(0)), toReais(0));
}
