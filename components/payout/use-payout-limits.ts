'use client';

import { useEndpointQuery } from '@/lib/client/use-read';
import { account, balance } from '@/lib/contracts/pix/account/account';
import type { Reais } from '@/lib/format/money';
import { type PayoutLimits, payoutLimits } from './payout-limits';

/** The account's means as they are now; the balance follows every event. */
export function usePayoutLimits(least: Reais): PayoutLimits & { readonly accountNumber: string | null } {
  const profile = useEndpointQuery(account.read, {}, { staleTime: 60_000 });
  const funds = useEndpointQuery(balance.read, {}, { staleTime: 5_000 });
  return { ...payoutLimits(profile.data, funds.data?.available ?? null, least), accountNumber: profile.data?.accountNumber ?? null };
}
