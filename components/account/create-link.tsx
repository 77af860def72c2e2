'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/action/button';
import { AllowedLink } from './allowed-link';

type CreateLinkProps = Pick<ComponentProps<typeof AllowedLink>, 'permission' | 'href'> & {
  label: string;
  mayCreate: boolean;
  /** Shown on the disabled button of people without the permission. */
  mayNotCreate: string;
};

/** The button of a list that leads to the form of a new record. Disabled, with the reason, for people who may not create one. */
export function CreateLink({ label, mayCreate, mayNotCreate, ...link }: CreateLinkProps) {
  return mayCreate ? (
    <AllowedLink variant="primary" icon="plus" {...link}>
      {label}
    </AllowedLink>
  ) : (
    <Button icon="plus" blocked={mayNotCreate}>
      {label}
    </Button>
  );
}
