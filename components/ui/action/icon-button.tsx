import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Tooltip } from '@/components/ui/overlay/tooltip';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName;
  label: string;
  size?: 'small' | 'normal';
  iconSize?: 14 | 16 | 18;
  tooltipSide?: ComponentProps<typeof Tooltip>['side'];
};

export const iconButtonLook = (size: 'small' | 'normal' = 'normal') =>
  clsx(
    'inline-flex shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink',
    size === 'small' ? 'size-6' : 'size-8',
  );

export function IconButton({ icon, label, size, iconSize, tooltipSide, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <button type={type} aria-label={label} className={clsx(iconButtonLook(size), className)} {...rest}>
        <Icon name={icon} size={iconSize} />
      </button>
    </Tooltip>
  );
}
