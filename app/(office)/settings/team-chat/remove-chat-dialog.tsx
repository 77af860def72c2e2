'use client';

import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { teamChat } from '@/lib/contracts/office/notices/team-chat';

/** Asks before the address is deleted: nobody can read it again. */
export function RemoveChatDialog({ host, onClose }: { host: string; onClose: () => void }) {
  const t = useTranslations('teamChat');
  const remove = useEndpointMutation(teamChat.remove);
  return (
    <Dialog open onClose={onClose} title={t('removeTitle')} description={t('removeText', { host })}>
      {remove.error && (
        <OverlayBody>
          <ProblemView isWrite problem={remove.error.problem} />
        </OverlayBody>
      )}
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" waiting={remove.isPending} onClick={() => remove.mutate({}, { onSuccess: onClose })}>
          {t('remove')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
