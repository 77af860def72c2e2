import type { revealableFields } from '@/lib/contracts/office/personal-data';

/** What a person may see of others' data: all of it, one value at a time on record, or only masks. */
export type Privacy = 'open' | 'reveal' | 'hidden';

export type RevealableField = (typeof revealableFields)[number];
