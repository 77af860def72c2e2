import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';

type SummaryProps = { kind: ReactNode; icon?: IconName; amount: ReactNode; badge?: ReactNode; sentence?: ReactNode; actions?: ReactNode };

/** The top of a record page: kind, amount, state, person and time; the actions at the bottom right. */
export function Summary({ kind, icon, amount, badge, sentence, actions }: SummaryProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4 border-b border-line pb-5">
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="flex flex-wrap items-center gap-x-2">
          <span className="flex w-full items-center gap-2 text-cell text-muted print:text-lead print:font-semibold print:text-ink">
            {icon && <Icon name={icon} />}
            {kind}
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            {amount}
            {badge}
          </span>
        </h1>
        {sentence && <p className="mt-1 text-cell text-muted">{sentence}</p>}
      </div>
      {actions && (
        <div data-print="hide" className="flex flex-wrap gap-2">
          {actions}
        </div>
      )}
    </div>
  );
}
