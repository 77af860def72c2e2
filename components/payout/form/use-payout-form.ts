'use client';

import { useLocale } from 'use-intl';
import { useDraft } from '@/components/form/use-draft';
import { useFormOperation } from '@/components/operation/use-form-operation';
import type { CallInput } from '@/lib/client/call/call';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import type { OperationKind } from '@/lib/contracts/office/operations';
import type { Transaction } from '@/lib/contracts/shapes';
import type { Reais } from '@/lib/format/money';
import { formatReaisParts } from '@/lib/format/money-text';
import { emptyPayout } from './read-payout';
import { useOwnReference } from './use-own-reference';

export type PayoutKind = Extract<OperationKind, `withdrawals.${string}` | `transfers.${string}`>;

/**
 * What a form of money out holds besides whom it pays, and its act. `form` names both in the storage of the tab; `confirm` adds the
 * confirmation of the payee as it is sent.
 */
export function usePayoutForm<N extends PayoutKind>(
  endpoint: NamedEndpoint<N>,
  form: string,
  prefix: string,
  confirm: (input: CallInput<N>) => Promise<CallInput<N>>,
) {
  const locale = useLocale();
  const { draft, change, clear } = useDraft(form, emptyPayout);
  const operation = useFormOperation(endpoint, form, confirm);
  const renewReference = useOwnReference(draft.reference, prefix, (reference) => change({ reference }));
  const setAmount = (amount: Reais) => change({ amount: formatReaisParts(amount, locale).number });
  /** Begins a new act from an earlier one: its reference is never taken over. */
  const beginFrom = ({ amount, virtualAccount }: Transaction) => {
    setAmount(amount);
    change({ virtualAccount: virtualAccount ?? '' });
  };
  return { draft, change, clear, operation, renewReference, setAmount, beginFrom };
}
