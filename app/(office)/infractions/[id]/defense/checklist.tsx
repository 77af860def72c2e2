'use client';

import { useTranslations } from 'use-intl';
import type { Disputed, Infraction } from '@/app/(office)/infractions/[id]/infraction-record';
import { namesMatch } from '@/app/(office)/infractions/[id]/names-match';
import { ownRefund } from '@/app/(office)/infractions/[id]/refund-answer';
import { useDraft } from '@/components/form/use-draft';
import { Checkbox } from '@/components/ui/fields/checkbox';

const checksByType = {
  FRAUD: ['buyer', 'receipt', 'order', 'delivery', 'talk'],
  REFUND_REQUEST: ['notCovered', 'buyer', 'order', 'delivery', 'talk', 'terms'],
  REFUND_CANCELLED: ['returned', 'receipt', 'talk'],
} as const;

type ChecklistProps = { infraction: Infraction; transaction: Disputed | undefined };

/** What a good defense holds, by reason. Ticked off by who writes, for themselves; none of it is sent. */
export function Checklist({ infraction, transaction }: ChecklistProps) {
  const t = useTranslations('defense');
  const { draft, change } = useDraft<Record<string, string>>(`defense-checks:${infraction.id}`, {});
  const known = infraction.type === 'FRAUD' || infraction.type === 'REFUND_CANCELLED' ? infraction.type : 'REFUND_REQUEST';
  const checks = transaction && ownRefund(transaction) ? (['refunded', ...checksByType[known]] as const) : checksByType[known];
  const matches = transaction ? namesMatch(transaction.payerName, transaction.generatedName) : null;
  const hint = matches === null ? 'buyerUnknown' : matches ? 'buyerMatches' : 'buyerDiffers';
  return (
    <fieldset className="grid gap-2.5 border-b border-line pb-6 text-cell">
      <legend className="mb-3 text-body font-semibold">{t('checklist')}</legend>
      {checks.map((check) => (
        <Checkbox
          key={check}
          checked={draft[check] ? draft[check] === 'yes' : check === 'buyer' && matches === true}
          onChange={(event) => change({ [check]: event.target.checked ? 'yes' : 'no' })}
          hint={check === 'buyer' && transaction ? t(`checkHints.${hint}`) : undefined}
        >
          {t(`checks.${check}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
