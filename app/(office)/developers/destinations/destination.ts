import type { RecordOf } from '@/lib/contracts/shapes';

/** One address with how it answered. */
export type Destination = RecordOf<'developers.destinations'>['items'][number];
