'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/detail';
import { Note } from '@/components/feedback/note';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/button';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import { takeFocus } from '@/components/ui/take-focus';
import type { Reais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import { moneyWords } from '@/lib/format/money-words';

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
  const name = transaction.payerName ?? t('payer');
  const bank = transaction.payerInstitutionName;
  return (
    <Form layout="overlay" onSubmit={onSend}>
      <OverlayBody>
        <div className="grid gap-4">
          <p ref={takeFocus} tabIndex={-1} className="text-lead font-semibold outline-none">
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
        <Submit pending={isSending}>{lost ? t('askAgain') : act}</Submit>
      </OverlayFooter>
    </Form>
  );
}
