import type { RecordOf } from '@/lib/contracts/shapes';

export type AccountRecord = RecordOf<'account.read'>;
