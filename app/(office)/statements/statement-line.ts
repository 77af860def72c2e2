import type { RecordOf } from '@/lib/contracts/shapes';

export type Line = RecordOf<'statements.list'>['items'][number];
