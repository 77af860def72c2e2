import type { RecordOf } from '@/lib/contracts/shapes';

export type CardCharge = RecordOf<'cardCharges.read'>;
