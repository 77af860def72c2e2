'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import { useWrite } from '@/lib/client/use-write';
import { staff } from '@/lib/contracts/staff';
import type { Person } from './columns';

/** Asks before a person loses, or gets back, the way in. */
export function ActiveDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslations('staff');
  const change = useWrite(staff.change);
  const act = t(person.active ? 'deactivate' : 'activate');
  const lastAdmin = change.error?.problem.details.some((detail) => detail.reason === 'last-admin');
  const submit = () => change.mutate({ params: { id: person.id }, body: { active: !person.active } }, { onSuccess: onClose });
  return (
    <Dialog open onClose={onClose} title={person.active ? t('deactivateTitle', { name: person.name }) : `${act}: ${person.name}`}>
      <OverlayBody>
        {person.active && <p>{t('deactivateText')}</p>}
        {lastAdmin && (
          <Note tone="amber" live>
            {t('lastAdmin')}
          </Note>
        )}
        {change.error && !lastAdmin && <ProblemView problem={change.error.problem} />}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" waiting={change.isPending} onClick={submit}>
          {act}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
