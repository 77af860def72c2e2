import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from '@/components/ui/data/badge';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';

const looks: Record<Tone, { icon: IconName; box: string; iconColor: string }> = {
  green: { icon: 'check', box: 'border-green-line bg-green-soft', iconColor: 'text-green' },
  amber: { icon: 'triangle', box: 'border-amber-line bg-amber-soft', iconColor: 'text-amber' },
  red: { icon: 'triangle', box: 'border-red-line bg-red-soft', iconColor: 'text-red' },
  blue: { icon: 'clock', box: 'border-blue-line bg-blue-soft', iconColor: 'text-blue' },
  grey: { icon: 'info', box: 'border-line bg-sunken', iconColor: 'text-muted' },
};

type NoteProps = { tone?: Tone; icon?: IconName; action?: ReactNode; live?: boolean; children: ReactNode };

/** A note about the content around it. `live` when it appears because of something the person did. */
export function Note({ tone = 'grey', icon, action, live = false, children }: NoteProps) {
  const look = looks[tone];
  return (
    <div
      role={live ? (tone === 'red' ? 'alert' : 'status') : undefined}
      className={clsx('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg border px-3.5 py-2.5', look.box)}
    >
      <Icon name={icon ?? look.icon} className={clsx('mt-0.5', look.iconColor)} />
      <div className="min-w-0 grow basis-56">{children}</div>
      {/* Where it finds no room beside the text, it stands below it. */}
      {action && <div className="ml-auto">{action}</div>}
    </div>
  );
}
