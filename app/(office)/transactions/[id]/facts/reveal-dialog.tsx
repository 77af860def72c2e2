'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Field } from '@/components/form/field';
import { Form } from '@/components/form/form';
import { Submit } from '@/components/form/submit';
import { Button } from '@/components/ui/action/button';
import { Input } from '@/components/ui/fields/input';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/use-write';
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
  const formId = useId();
  const reveal = useEndpointMutation(reveals.create);
  const submit = (data: FormData) => {
    const body = { transactionId: id, field, reason: String(data.get('reason') ?? '') };
    reveal.mutate(
      { body },
      {
        onSuccess: ({ value }) => onRevealed(value),
      },
    );
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('text')}>
      <OverlayBody>
        <Form id={formId} onSubmit={submit} failure={reveal.error}>
          <Field label={t('reason')} help={t('reasonHelp')}>
            {(control) => <Input {...control} name="reason" required minLength={3} maxLength={200} autoComplete="off" />}
          </Field>
          {reveal.error && <ProblemView problem={reveal.error.problem} />}
        </Form>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Submit form={formId} pending={reveal.isPending}>
          {t('submit')}
        </Submit>
      </OverlayFooter>
    </Dialog>
  );
}
