'use client';

import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmation } from '@/components/payee/use-confirmation';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { payees } from '@/lib/contracts/office/payees';
import { formatDateTime } from '@/lib/format/date-text';
import type { Reais } from '@/lib/format/money/money';

/** Lookup of the receiving account, started once the number is complete, and the person's confirmation of number and amount. */
export function useAccount(accountNumber: string | null, amount: Reais | null) {
  const t = useTranslations('transferForm.check');
  const settings = useDisplaySettings();
  const look = useEndpointMutation(payees.byAccount);
  const found = look.data ?? null;
  const lookUp = () => accountNumber !== null && look.mutate({ body: { accountNumber } });
  const ask = useEffectEvent((number: string | null) => {
    look.reset();
    if (number !== null) look.mutate({ body: { accountNumber: number } });
  });
  useEffect(() => ask(accountNumber), [accountNumber]);
  const known =
    found && (found.last ? t('last', { at: formatDateTime(found.last.at, settings), holder: textOf(found.last.holder) }) : t('first'));
  return {
    found,
    /** The same in words; null while it is looked up. */
    known,
    lookUp,
    problem: look.error?.problem ?? null,
    confirmation: useConfirmation(found, amount ?? ''),
  };
}

function textOf({ name, document }: { name: string; document: string | null }): string {
  return document ? `${name} (${document})` : name;
}
