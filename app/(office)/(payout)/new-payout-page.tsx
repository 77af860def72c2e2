import type { ReactNode } from 'react';
import { queryPage } from '@/app/(office)/office-page';
import { MerchantHost } from '@/components/operation/callback-to/merchant-host';
import { firstRead } from '@/lib/server/page/first-data';
import { merchantCallbackHost } from '@/lib/server/page/merchant-callback-host';
import { SpendingLimitNote } from './spending-limit-note';

const fields = { repeat: { kind: 'id' }, plan: { kind: 'id' } } as const;

/**
 * The page of a form of money out: it begins with the means of the account, with the limits of
 * who fills it, and with the payment it repeats, or that was held back, where the address names one.
 */
export function newPayoutPage(
  of: 'withdrawals' | 'transfers',
  form: (repeat: string | null, note: ReactNode, plan: string | null) => ReactNode,
) {
  return queryPage(`${of}:create`, fields, ({ repeat = null, plan = null }) => ({
    reads: [
      firstRead('account.read', {}),
      firstRead('balance.read', {}),
      ...(repeat === null ? [] : [firstRead(`${of}.find`, { query: { id: repeat } })]),
    ],
    page: <MerchantHost host={merchantCallbackHost()}>{form(repeat, <SpendingLimitNote />, plan)}</MerchantHost>,
  }));
}
