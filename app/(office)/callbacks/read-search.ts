import { recogniseSearch } from '@/lib/format/text/search-text';
import type { CallbackView } from '@/lib/lists/callbacks/callbacks';

const none = { id: undefined, url: undefined, transactionId: undefined } as const;
const whole = { period: 'all', from: undefined, to: undefined, timeFrom: undefined, timeTo: undefined } as const;

/** One box for a transaction, a delivery or an address. An id is looked for in the whole history. */
export function readSearch(typed: string): Partial<CallbackView> {
  const { kind, value } = recogniseSearch(typed);
  if (value === '') return none;
  if (value.includes('://')) return { ...none, url: value };
  if (kind === 'transactionId' || /^[0-9a-f]{8}-/i.test(value)) return { ...none, ...whole, transactionId: value };
  return { ...none, ...whole, id: value };
}
