import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { type ButtonLook, buttonLook } from './button-look';
import { PageLink } from './page-link';

export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof PageLink> & ButtonLook & { icon?: IconName }) {
  return (
    <PageLink className={clsx(buttonLook({ variant, size }), className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </PageLink>
  );
}
