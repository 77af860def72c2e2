'use client';

import { useRead } from '@/lib/client/use-read';
import type { Reais } from '@/lib/format/money';
import { type Means, meansOf } from './means';

/** The account's means as they are now; the balance follows every event. */
export function useMeans(least: Reais): Means & { readonly accountNumber: string | null } {
  const account = useRead('account.read', {}, { staleTime: 60_000 });
  const balance = useRead('balance.read', {}, { staleTime: 5_000 });
  return { ...meansOf(account.data, balance.data?.available ?? null, least), accountNumber: account.data?.accountNumber ?? null };
}
