'use client';

import { useEndpointQuery } from '@/lib/client/query/use-read';
import { account, balance } from '@/lib/contracts/pix/account/account';
import type { Reais } from '@/lib/format/money/money';
import { type PayoutLimits, payoutLimits } from './payout-limits';

/** The payout limits of the account and its current balance, which is fetched again after every event. `min`: the smallest amount of the call. */
export function usePayoutLimits(min: Reais): PayoutLimits & { readonly accountNumber: string | null } {
  const profile = useEndpointQuery(account.read, {}, { staleTime: 60_000 });
  const funds = useEndpointQuery(balance.read, {}, { staleTime: 5_000 });
  return { ...payoutLimits(profile.data, funds.data?.available ?? null, min), accountNumber: profile.data?.accountNumber ?? null };
}
