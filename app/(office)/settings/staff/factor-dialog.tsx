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

/** Asks before the removal of a colleague's second factor is asked for, then says that it waits for somebody. */
export function FactorDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslations('staff');
  const reset = useEndpointMutation(staff.resetFactor);
  if (reset.isSuccess) return <OutcomeDialog name={person.name} outcome={{ pending: true, delivery: null }} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('resetFactorTitle', { name: person.name })}>
      <OverlayBody>
        <p>{t('resetFactorText')}</p>
        {reset.error && <ProblemView isWrite problem={reset.error.problem} />}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" waiting={reset.isPending} onClick={() => reset.mutate({ params: { id: person.id } })}>
          {t('resetFactor')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
