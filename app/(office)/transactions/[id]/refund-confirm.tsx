'use client';

import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/button';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import type { Reais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import { moneyWords } from '@/lib/format/money-words';
import type { TransactionRecord } from './detail';

type RefundConfirmProps = {
  transaction: TransactionRecord;
  amount: Reais;
  isSending: boolean;
  lost: boolean;
  /** "Devolver R$ 30,50". */
  act: string;
  onSend: () => void;
  onBack: () => void;
};

/** Asks once more, in words: how much, to whom, and that it is final. */
export function RefundConfirm({ transaction, amount, isSending, lost, act, onSend, onBack }: RefundConfirmProps) {
  const t = useTranslations('refund');
  const locale = useLocale();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const name = transaction.payerName ?? t('payer');
  const bank = transaction.payerInstitutionName;
  return (
    <>
      <OverlayBody>
        <div className="grid gap-4">
          <p ref={question} tabIndex={-1} className="text-lead font-semibold outline-none">
            {t('confirm', { amount: formatReais(amount, locale), name })}
          </p>
          <p className="text-muted">{moneyWords(amount, locale)}</p>
          {bank && <p>{t('confirmBank', { bank })}</p>}
          <Note tone="amber">{t('final')}</Note>
          {lost && (
            <Note tone="blue" icon="checking" live>
              {t('lost')}
            </Note>
          )}
        </div>
      </OverlayBody>
      <OverlayFooter>
        <Button waiting={isSending || lost} onClick={onBack}>
          {t('back')}
        </Button>
        <Button variant="primary" waiting={isSending} onClick={onSend}>
          {lost ? t('askAgain') : isSending ? t('sending') : act}
        </Button>
      </OverlayFooter>
    </>
  );
}
