import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';

/** A tag of the team, without a colour: colours tell states. Beside its name what can be done with it. */
export function TagChip({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <span className="inline-flex min-h-[22px] max-w-full items-center gap-[5px] rounded-md border border-edge pr-2 pl-1.5 text-meta font-medium">
      <Icon name="tag" size={12} className="shrink-0 text-muted" />
      <bdi className="truncate">{name}</bdi>
      {children}
    </span>
  );
}
