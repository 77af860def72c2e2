'use client';

import { useTranslations } from 'use-intl';
import { Field } from '@/components/form/field';
import { Input } from '@/components/ui/fields/input';

type AccountFieldsProps = { own: string | null; receiver: string; onReceiver: (text: string) => void; error?: string };

/** The account that pays, which is always the own one, and the one that gets the money. */
export function AccountFields({ own, receiver, onReceiver, error }: AccountFieldsProps) {
  const t = useTranslations('transferForm');
  return (
    <>
      <Field label={t('payer')} help={own ? t('payerHelp') : t('payerUnknown')}>
        {(control) => <Input {...control} readOnly value={own ?? ''} className="numbers" />}
      </Field>
      <Field label={t('receiver')} help={t('receiverHelp')} error={error}>
        {(control) => (
          <Input
            {...control}
            name="receiver"
            value={receiver}
            onChange={(event) => onReceiver(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            autoFocus
            className="numbers"
          />
        )}
      </Field>
    </>
  );
}
