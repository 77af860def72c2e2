'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

type Outcome = Pick<RecordOf<'staff.resetPassword'>, 'pending' | 'delivery'>;

/** The result of a request about a person: it waits for approval, or there is a password link, shown once where no mail can deliver it. */
export function OutcomeDialog({ name, outcome, onClose }: { name: string; outcome: Outcome; onClose: () => void }) {
  const t = useTranslations('staffOutcome');
  const settings = useDisplaySettings();
  const { pending, delivery } = outcome;
  const shown = delivery?.kind === 'shown' ? delivery : null;
  const title = t(pending ? 'pendingTitle' : 'linkTitle');
  return (
    <Dialog open held={shown !== null} onClose={onClose} title={title}>
      <OverlayBody>
        {pending && <p>{t('pendingText', { name })}</p>}
        {delivery?.kind === 'mailed' && <p>{t('mailed', { name })}</p>}
        {delivery?.kind === 'not-mailed' && (
          <Note tone="red" live>
            {t('notMailed', { name })}
          </Note>
        )}
        {shown && (
          <>
            <p>{t('shown', { name, until: formatDateTime(shown.expiresAt, settings) })}</p>
            <p className="flex items-center gap-2 rounded-lg border border-line bg-sunken px-3.5 py-2.5">
              <code className="mono min-w-0 flex-1 break-all">{shown.link}</code>
              <CopyButton value={shown.link} what={title} />
            </p>
          </>
        )}
      </OverlayBody>
      <OverlayFooter>
        <Button variant="primary" onClick={onClose}>
          {t(shown ? 'noted' : 'understood')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
