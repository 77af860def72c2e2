'use client';

import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { staff } from '@/lib/contracts/office/staff/staff';
import type { Person } from './columns';
import { OutcomeDialog } from './outcome-dialog';

/** Asks before a password stops working, then says what became of the link to choose another. */
export function PasswordDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslations('staff');
  const reset = useEndpointMutation(staff.resetPassword);
  if (reset.data) return <OutcomeDialog name={person.name} outcome={reset.data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('resetTitle', { name: person.name })}>
      <OverlayBody>
        <p>{t('resetText')}</p>
        <p className="text-muted">{t('resetNeedsSecond')}</p>
        {reset.error && <ProblemView isWrite problem={reset.error.problem} />}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" waiting={reset.isPending} onClick={() => reset.mutate({ params: { id: person.id } })}>
          {t('resetPassword')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
