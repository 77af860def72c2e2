'use client';

import { useTranslations } from 'use-intl';
import { ReasonDialog } from '@/components/form/reason-dialog';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
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
  const tokenize = useEndpointMutation(documentTokens.create);
  if (!mayFilter) {
    return (
      <Dialog open onClose={onClose} title={t('title')} description={t('notFor')}>
        <OverlayFooter>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </OverlayFooter>
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      words={{ title: t('title'), text: t('text'), reason: t('reason'), help: t('reasonHelp'), cancel: t('cancel'), submit: t('submit') }}
      length={{ min: 3, max: 200 }}
      write={tokenize}
      onReason={(reason) => tokenize.mutate({ body: { document, reason } }, { onSuccess: ({ token }) => onToken(token) })}
      onClose={onClose}
    />
  );
}
