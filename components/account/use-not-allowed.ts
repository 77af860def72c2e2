'use client';

import { useTranslations } from 'use-intl';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { account } from '@/lib/contracts/pix/account/account';

/** The permissions of an account at the service, by the fields of its profile. */
const permissions = { deposit: 'allowDeposit', withdraw: 'allowWithdraw', transfer: 'allowInternalTransfer' } as const;

export type AccountPermission = keyof typeof permissions;

/** The reason why the account may not do something, in words; undefined while it may, or the service does not say. */
export function useNotAllowed(permission: AccountPermission): string | undefined {
  const t = useTranslations('account.notAllowedTo');
  const { data } = useEndpointQuery(account.read, {}, { staleTime: 60_000 });
  return data?.[permissions[permission]] === false ? t(permission) : undefined;
}
