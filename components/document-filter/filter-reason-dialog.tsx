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
import { documentTokens } from '@/lib/contracts/office/personal-data';

type FilterReasonDialogProps = {
  document: string;
  /** People without the permission see whom to ask. */
  mayFilter: boolean;
  onClose: () => void;
  onToken: (token: string) => void;
};

/** Asks for the reason of filtering by a document, because a match reveals its owner to people who see documents masked. */
export function FilterReasonDialog({ document, mayFilter, onClose, onToken }: FilterReasonDialogProps) {
  const t = useTranslations('transaction.filterReason');
  const formId = useId();
  const tokenize = useEndpointMutation(documentTokens.create);
  const submit = (data: FormData) =>
    tokenize.mutate(
      { body: { document, reason: String(data.get('reason') ?? '') } },
      {
        onSuccess: ({ token }) => onToken(token),
      },
    );
  return (
    <Dialog open onClose={onClose} title={t('title')} description={t(mayFilter ? 'text' : 'notFor')}>
      {mayFilter && (
        <OverlayBody>
          <Form id={formId} onSubmit={submit} failure={tokenize.error}>
            <Field label={t('reason')} help={t('reasonHelp')}>
              {(control) => <Input {...control} name="reason" required minLength={3} maxLength={200} autoComplete="off" />}
            </Field>
            {tokenize.error && <ProblemView problem={tokenize.error.problem} />}
          </Form>
        </OverlayBody>
      )}
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        {mayFilter && (
          <Submit form={formId} pending={tokenize.isPending}>
            {t('submit')}
          </Submit>
        )}
      </OverlayFooter>
    </Dialog>
  );
}
