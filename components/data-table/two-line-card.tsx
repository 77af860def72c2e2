import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';

type TwoLineCardProps = { icon?: IconName; title: ReactNode; amount?: ReactNode; meta: ReactNode; badge?: ReactNode };

/**
 * A card of a list on a phone: name and amount above, time and state below. A long title, or one in another writing direction, does not
 * move what is beside it.
 */
export function TwoLineCard({ icon, title, amount, meta, badge }: TwoLineCardProps) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
      <span className="flex min-w-0 items-center gap-2.5 font-medium">
        {icon && <Icon name={icon} size={12} className="text-muted" />}
        <bdi className="truncate">{title}</bdi>
      </span>
      <span className="text-right">{amount}</span>
      <span className={icon ? 'numbers pl-[22px] text-meta text-muted' : 'numbers text-meta text-muted'}>{meta}</span>
      <span className="justify-self-end">{badge}</span>
    </span>
  );
}
