'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { isBuiltInRole } from '@/lib/contracts/office/permission';
import { roles } from '@/lib/contracts/office/roles/roles';
import type { RoleName } from '@/lib/contracts/office/roles/roles.shape';

/** What a role is called: a built-in one in the words of the product, any other by the name that came with it. */
export function useRoleName(): (role: string, name: string | null | undefined) => string {
  const t = useTranslations('role');
  return useCallback((role, name) => (isBuiltInRole(role) ? t(role) : (name ?? role)), [t]);
}

/** Every role, built in or made, and what each is called. Until they are read there are none, and a role is called by its id. */
export function useRoles(): { readonly roles: readonly RoleName[]; readonly nameOf: (role: string) => string } {
  const called = useRoleName();
  const items = useEndpointQuery(roles.names, {}).data?.items;
  const nameOf = useCallback((role: string) => called(role, items?.find(({ id }) => id === role)?.name), [called, items]);
  return { roles: items ?? none, nameOf };
}

const none: readonly RoleName[] = [];
