import clsx from 'clsx';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from './button-look';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook & { icon?: IconName }) {
  return (
    <Link className={clsx(buttonLook({ variant, size }), className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
