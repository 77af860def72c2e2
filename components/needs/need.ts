import type { UseQueryResult } from '@tanstack/react-query';
import type { IconName } from '@/components/ui/icon/icon-names';
import type { Permission } from '@/lib/contracts/office/permission';
import type { ProblemError } from '@/lib/contracts/problem/problem';

/** The text of a need while it has items. */
export interface NeedRow {
  readonly icon: IconName;
  readonly look: string;
  /** The number and kind of the open tasks. */
  readonly title: string;
  /** Amount, since when, until when. */
  readonly meta: string;
  readonly href: string;
  /** The label of the link to where the reader handles it. */
  readonly action: string;
}

/** One kind of open task: its query and its text. Null for a reader without the permission. */
export type Need = { readonly id: string; readonly reading: UseQueryResult<unknown, ProblemError>; readonly row: NeedRow | null } | null;

/** Whether the reader has a permission. */
export type May = (permission: Permission) => boolean;

export const looks = { red: 'bg-red-soft text-red', amber: 'bg-amber-soft text-amber', blue: 'bg-blue-soft text-blue' } as const;
