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

/** Asks before a local account may be bound to the person who has its e-mail at the provider of single sign-on. */
export function AllowSsoDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslations('staff');
  const allow = useEndpointMutation(staff.allowSso);
  return (
    <Dialog open onClose={onClose} title={t('allowSsoTitle', { name: person.name })}>
      <OverlayBody>
        <p className="wrap-anywhere">{t('allowSsoText', { email: person.email })}</p>
        {allow.error && <ProblemView isWrite problem={allow.error.problem} />}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="primary"
          waiting={allow.isPending}
          onClick={() => allow.mutate({ params: { id: person.id } }, { onSuccess: onClose })}
        >
          {t('allowSso')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
