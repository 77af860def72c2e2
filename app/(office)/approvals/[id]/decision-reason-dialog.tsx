'use client';

import { useTranslations } from 'use-intl';
import { ReasonDialog } from '@/components/form/reason-dialog';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { approvals, overrideReasonMin } from '@/lib/contracts/office/approvals/approvals';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';

type DecisionReasonDialogProps = { approval: Approval; asks: 'decline' | 'override'; onClose: () => void };

const shortest = { decline: 3, override: overrideReasonMin } as const;

/** Asks for the reason of a refusal, or of carrying the request out without its approvals, which everybody concerned will read. */
export function DecisionReasonDialog({ approval: { id, requestHash }, asks, onClose }: DecisionReasonDialogProps) {
  const t = useTranslations('approval');
  const tForm = useTranslations('operation');
  const decline = useEndpointMutation(approvals.decline);
  const override = useEndpointMutation(approvals.override);
  const min = shortest[asks];
  return (
    <ReasonDialog
      words={{
        title: t(`${asks}Title`),
        text: t(`${asks}Text`),
        reason: t('reason'),
        help: t('reasonHelp', { min }),
        cancel: tForm('cancel'),
        submit: t(asks),
      }}
      length={{ min, max: 300 }}
      write={asks === 'decline' ? decline : override}
      isWrite
      onReason={(reason) => {
        if (asks === 'decline') decline.mutate({ params: { id }, body: { reason } }, { onSuccess: onClose });
        else override.mutate({ params: { id }, body: { requestHash, reason } }, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}
