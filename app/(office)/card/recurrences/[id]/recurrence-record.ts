import type { RecordOf } from '@/lib/contracts/shapes';

export type Recurrence = RecordOf<'recurrences.read'>;
