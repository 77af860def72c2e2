import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';

export type Tone = 'green' | 'amber' | 'red' | 'blue' | 'grey';

const tinted: Record<Tone, string> = {
  green: 'border-green-line bg-green-soft text-green',
  amber: 'border-amber-line bg-amber-soft text-amber',
  red: 'border-red-line bg-red-soft text-red',
  blue: 'border-blue-line bg-blue-soft text-blue',
  grey: 'border-grey-line bg-grey-soft text-grey',
};

const iconTone: Record<Tone, string> = {
  green: 'text-green',
  amber: 'text-amber',
  red: 'text-red',
  blue: 'text-blue',
  grey: 'text-grey',
};

export type BadgeLook = { readonly tone: Tone; readonly weight: 'tinted' | 'outlined'; readonly icon: IconName };

/**
 * Two weights: `tinted` for a state that still moves or went wrong, `outlined` for one that is finished.
 * An outlined grey word is muted, any other keeps the colour of text and only its icon carries the tone.
 */
export function Badge({ tone, weight, icon, children }: BadgeLook & { children: ReactNode }) {
  const outlined = clsx('border-edge', tone === 'grey' ? 'text-muted' : 'text-ink');
  return (
    <span
      className={clsx(
        'inline-flex h-[22px] items-center gap-[5px] rounded-md border pr-2 pl-1.5 text-meta font-medium whitespace-nowrap',
        weight === 'tinted' ? tinted[tone] : outlined,
      )}
    >
      <Icon name={icon} size={12} className={weight === 'outlined' ? iconTone[tone] : undefined} />
      {children}
    </span>
  );
}
