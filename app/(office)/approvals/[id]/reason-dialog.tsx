'use client';

import { useState } from 'react';
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
import { approvals, overrideReasonMin } from '@/lib/contracts/office/approvals/approvals';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';

type ReasonDialogProps = { approval: Approval; asks: 'decline' | 'override'; onClose: () => void };

const shortest = { decline: 3, override: overrideReasonMin } as const;

/** Asks for the reason of a refusal, or of carrying the request out without its approvals, which everybody concerned will read. */
export function ReasonDialog({ approval: { id, requestHash }, asks, onClose }: ReasonDialogProps) {
  const t = useTranslations('approval');
  const tForm = useTranslations('operation');
  const [tried, setTried] = useState(0);
  const decline = useEndpointMutation(approvals.decline);
  const override = useEndpointMutation(approvals.override);
  const problem = (decline.error ?? override.error)?.problem;
  const submit = (data: FormData) => {
    const reason = String(data.get('reason')).trim();
    setTried(tried + 1);
    if (reason.length < shortest[asks]) return;
    if (asks === 'decline') decline.mutate({ params: { id }, body: { reason } }, { onSuccess: onClose });
    else override.mutate({ params: { id }, body: { requestHash, reason } }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} title={t(`${asks}Title`)} description={t(`${asks}Text`)}>
      <Form layout="overlay" onSubmit={submit} failure={tried}>
        <OverlayBody>
          <Field label={t('reason')} help={t('reasonHelp', { min: shortest[asks] })}>
            {(control) => <Input {...control} name="reason" required minLength={shortest[asks]} maxLength={300} autoComplete="off" />}
          </Field>
          {problem && <ProblemView isWrite problem={problem} />}
        </OverlayBody>
        <OverlayFooter>
          <Button onClick={onClose}>{tForm('cancel')}</Button>
          <Submit pending={decline.isPending || override.isPending}>{t(asks)}</Submit>
        </OverlayFooter>
      </Form>
    </Dialog>
  );
}
