'use client';

import { useTranslations } from 'use-intl';
import { ReasonDialog } from '@/components/form/reason-dialog';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { reveals } from '@/lib/contracts/office/personal-data';
import type { RevealableField } from './personal-field';

type RevealDialogProps = {
  id: string;
  field: RevealableField;
  onClose: () => void;
  /** Told the whole value; closing the dialog is then its caller's. */
  onRevealed: (value: string) => void;
};

/** Asks why, because the answer goes on record before the value is shown. */
export function RevealDialog({ id, field, onClose, onRevealed }: RevealDialogProps) {
  const t = useTranslations('transaction.reveal');
  const reveal = useEndpointMutation(reveals.create);
  return (
    <ReasonDialog
      words={{ title: t('title'), text: t('text'), reason: t('reason'), help: t('reasonHelp'), cancel: t('cancel'), submit: t('submit') }}
      length={{ min: 3, max: 200 }}
      write={reveal}
      onReason={(reason) => reveal.mutate({ body: { transactionId: id, field, reason } }, { onSuccess: ({ value }) => onRevealed(value) })}
      onClose={onClose}
    />
  );
}
