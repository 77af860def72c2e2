import type { RecordTag } from '@/lib/contracts/office/notes/tags.shape';

/** What the team has written beside a record. */
export type RecordSign = { readonly count: number; readonly tags: readonly RecordTag[] };
