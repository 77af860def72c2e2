import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Tooltip } from '@/components/ui/overlay/tooltip';
import { type ButtonLook, buttonLook } from './button-look';

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    icon?: IconName;
    /** Why the action is not possible now. The button stays focusable and says it. */
    blocked?: string;
    /** Disabled for the moment, for a reason shown beside the button. */
    waiting?: boolean;
  };

export function Button({ variant, size, icon, blocked, waiting = false, className, children, type = 'button', ...rest }: ButtonProps) {
  const reasonId = useId();
  const off = waiting || blocked !== undefined;
  const look = clsx(buttonLook({ variant, size }, off), className);
  const face = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (!off) {
    return (
      <button type={type} className={look} {...rest}>
        {face}
      </button>
    );
  }
  const button = (
    <button {...rest} type="button" aria-disabled="true" aria-describedby={blocked && reasonId} onClick={undefined} className={look}>
      {face}
    </button>
  );
  return blocked ? (
    <Tooltip id={reasonId} text={blocked}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
