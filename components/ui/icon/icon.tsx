import clsx from 'clsx';
import type { IconName } from './icon-names';
import icons from './icons.svg';

/**
 * Always decorative: the word beside it, or the label of its button, is what gets read out. Its path comes from one file for all icons, which the
 * browser keeps, so that neither scripts nor pages carry it.
 */
export function Icon({ name, size = 16, className }: { name: IconName; size?: 12 | 14 | 16 | 18 | 20; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width={size} height={size} className={clsx('icon', className)}>
      <use href={`${icons.src}#${name}`} />
    </svg>
  );
}
