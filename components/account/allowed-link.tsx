'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { type AccountPermission, useNotAllowed } from './use-not-allowed';

type AllowedLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'href' | 'icon' | 'variant' | 'onClick' | 'children'> & {
  permission: AccountPermission;
};

/** Leads to a form; off, with the reason, where the service does not allow the account what the form is for. */
export function AllowedLink({ permission, icon, variant, children, ...link }: AllowedLinkProps) {
  const notAllowed = useNotAllowed(permission);
  const look = { icon, variant };
  return notAllowed ? (
    <Button {...look} blocked={notAllowed}>
      {children}
    </Button>
  ) : (
    <ButtonLink {...look} {...link}>
      {children}
    </ButtonLink>
  );
}
