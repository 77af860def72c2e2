import { tagLimits } from '@/lib/contracts/office/notes/tag-limits';
import type { TagRefusal } from '@/lib/contracts/office/notes/tags';
import type { Problem } from '@/lib/contracts/problem/problem';

const refusals: Readonly<Record<TagRefusal, number>> = {
  taken: 0,
  archived: 0,
  personal: 0,
  full: tagLimits.tags,
  'record-full': tagLimits.ofRecord,
};

/** Why a tag was refused, with the number its words name; null where it is another problem, or none. */
export function tagRefusal(problem: Problem | undefined): { readonly reason: TagRefusal; readonly max: number } | null {
  for (const { field, reason } of problem?.details ?? [])
    if (field === 'name' && reason in refusals) {
      // It is among the keys.
      const known = reason as TagRefusal;
      return { reason: known, max: refusals[known] };
    }
  return null;
}
