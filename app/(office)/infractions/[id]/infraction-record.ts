import type { RecordOf } from '@/lib/contracts/shapes';

export type Infraction = RecordOf<'infractions.read'>;

/** The payment a case is about. */
export type Disputed = RecordOf<'transactions.read'>;
