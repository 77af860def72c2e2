'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { staff } from '@/lib/contracts/office/staff/staff';
import type { Person } from './columns';
import { OutcomeDialog } from './outcome-dialog';

/** Asks before a person loses the way in, or a second administrator is asked to give it back. */
export function ActiveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslations('staff');
  const change = useEndpointMutation(staff.change);
  const submitLabel = t(person.active ? 'deactivate' : 'activate');
  const lastAdmin = change.error?.problem.details.some((detail) => detail.reason === 'last-admin');
  const submit = () =>
    change.mutate({ params: { id: person.id }, body: { active: !person.active } }, { onSuccess: ({ pending }) => pending || onClose() });
  if (change.data?.pending) return <OutcomeDialog name={person.name} outcome={{ pending: true, delivery: null }} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={person.active ? t('deactivateTitle', { name: person.name }) : `${submitLabel}: ${person.name}`}>
      <OverlayBody>
        <p>{t(person.active ? 'deactivateText' : 'activateText')}</p>
        {lastAdmin && (
          <Note tone="amber" live>
            {t('lastAdmin')}
          </Note>
        )}
        {change.error && !lastAdmin && <ProblemView isWrite problem={change.error.problem} />}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" waiting={change.isPending} onClick={submit}>
          {submitLabel}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
