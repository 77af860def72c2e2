'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Row } from '@/app/(office)/statements/statement-line';
import { PartyName } from '@/components/transaction/party-name';
import { addReais, type Reais, subtractReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

/** Who is on the other side of a row, and what it was for: the reason alone where nobody is known. */
export function LineReason({ row, name }: { row: Row; name: string | undefined }) {
  const says = useReason();
  const reason = says(row);
  if (name === undefined) return <bdi className={row.isPart ? 'pl-4 text-muted' : undefined}>{reason}</bdi>;
  return (
    <>
      <PartyName name={name} />
      <span className="text-muted"> · {reason}</span>
    </>
  );
}

/** The reason of a row in words, with what a fee took of it and what a folded one is. */
export function useReason() {
  const t = useTranslations('statements');
  const locale = useLocale();
  return (row: Row): string => {
    const reason = row.reason ?? row.id;
    if (row.folded === 'undone') return t('folded.undone', { reason, amount: formatReais(row.amount, locale) });
    if (row.folded === 'moved') return t(movesToBlocked(row) ? 'folded.blocked' : 'folded.released', { reason });
    if (row.fee === null) return reason;
    const values = { reason, amount: formatReais(withoutFee(row, row.fee), locale), fee: formatReais(row.fee, locale) };
    return t(row.operation === 'DECREMENT' ? 'folded.plusFee' : 'folded.minusFee', values);
  };
}

/** The amount of a movement before its fee. */
function withoutFee({ amount, operation }: Row, fee: Reais): Reais {
  return operation === 'DECREMENT' ? subtractReais(amount, fee) : addReais(amount, fee);
}

function movesToBlocked({ lines: [first] }: Row): boolean {
  return (first?.balanceType === 'AVAILABLE') === (first?.operation === 'DECREMENT');
}
