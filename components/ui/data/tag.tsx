import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import type { Tone } from './badge';

const tones: Record<Tone, string> = {
  green: 'text-green',
  amber: 'text-amber',
  red: 'text-red',
  blue: 'text-blue',
  grey: 'text-faint',
};

/** A small mark that follows a name: an open infraction, a part already refunded, "confere". */
export function Tag({ tone, icon, children }: { tone: Tone; icon: IconName; children: ReactNode }) {
  return (
    <span
      className={clsx('numbers inline-flex items-center gap-1 text-meta whitespace-nowrap', tones[tone], tone !== 'grey' && 'font-medium')}
    >
      <Icon name={icon} size={12} />
      {children}
    </span>
  );
}
