import type { RecordOf } from '@/lib/contracts/shapes';

export type Charge = RecordOf<'charges.find'>;

export type Rights = { mayCreate: boolean; mayDownload: boolean };
