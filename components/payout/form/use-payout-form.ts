'use client';

import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useDraft } from '@/components/form/use-draft';
import { callbackChoice } from '@/components/operation/callback-to/callback-field';
import { useMerchantHost } from '@/components/operation/callback-to/merchant-host';
import { useOperationForm } from '@/components/operation/form/use-operation-form';
import { newReference, useOwnReference } from '@/components/operation/reference/use-own-reference';
import type { CallInput } from '@/lib/client/call/call';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import type { OperationKind } from '@/lib/contracts/office/operations';
import type { Transaction } from '@/lib/contracts/shapes';
import type { Reais } from '@/lib/format/money/money';
import { formatReaisParts } from '@/lib/format/money/money-text';
import { emptyPayout, type PayoutDraft } from './read-payout';

export type PayoutKind = Extract<OperationKind, `withdrawals.${string}` | `transfers.${string}`>;

/**
 * The draft of a payout form except its receiver, and its operation. `name` names both in the tab's storage; a form started from an earlier
 * payment has names of its own. The amount belongs to the payee: unless `keepsPayee`, both stay in memory. `confirm` adds the payee
 * confirmation when the request is sent.
 */
export function usePayoutForm<N extends PayoutKind>(
  endpoint: NamedEndpoint<N>,
  { name, prefix, model = null, keepsPayee = false }: { name: string; prefix: string; model?: Transaction | null; keepsPayee?: boolean },
  confirm: (input: CallInput<N>) => Promise<CallInput<N>>,
) {
  const locale = useLocale();
  const draftName = model ? `${name}:${model.id}` : name;
  const stored = useDraft(draftName, emptyPayout);
  const [amountHere, setAmountHere] = useState('');
  const draft = {
    ...stored.draft,
    ...(!keepsPayee && { amount: amountHere }),
    callbackTo: '',
    ...callbackChoice(useMerchantHost(), stored.draft.callbackTo),
  };
  const change = (next: Partial<PayoutDraft>) => {
    const { amount, ...rest } = next;
    if (amount !== undefined && !keepsPayee) setAmountHere(amount);
    stored.change(keepsPayee ? next : rest);
  };
  const clear = () => {
    setAmountHere('');
    stored.clear();
  };
  const operation = useOperationForm(endpoint, draftName, confirm);
  const renewReference = useOwnReference(
    draft.reference,
    () => newReference(prefix),
    (reference) => change({ reference }),
  );
  const setAmount = (amount: Reais) => change({ amount: formatReaisParts(amount, locale).number });
  /** Starts a new payment from an earlier one, without its reference. */
  const beginFrom = ({ amount, virtualAccount }: Transaction) => {
    setAmount(amount);
    change({ virtualAccount: virtualAccount ?? '' });
  };
  return { draftName, draft, change, clear, operation, renewReference, setAmount, beginFrom };
}
