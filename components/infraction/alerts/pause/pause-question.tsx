'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import type { QueueItem } from '@/components/infraction/use-queue';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { serviceNow } from '@/lib/client/clock/server-clock';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useServiceNow } from '@/lib/client/use-now';
import { infractionWork } from '@/lib/contracts/office/infractions/infraction-work';
import { formatDateTime } from '@/lib/format/date-text';
import { type PauseChoice, pauseChoices } from './pause-choices';

/** Asks until when the notices of a case shall rest; one press is the choice. */
export function PauseQuestion({ item, onClose }: { item: QueueItem; onClose: () => void }) {
  const t = useTranslations('pause');
  const tAlerts = useTranslations('alerts');
  const tInfractions = useTranslations('infractions');
  const settings = useDisplaySettings();
  const pause = useEndpointMutation(infractionWork.pause);
  // Closed before it is removed, so that the browser returns the focus to where it was opened.
  const [open, setOpen] = useState(true);
  // The choices of the moment the question was opened, so that no button changes while it is being pressed.
  const [choices] = useState(() => pauseChoices(item.expiresAt, serviceNow()));
  const now = useServiceNow(1_000);
  const isOver = ({ until }: PauseChoice) => now !== null && Date.parse(until) <= now;
  const name = item.transaction.payerName ?? tInfractions('unknownName');
  const inWords = (choice: PauseChoice) =>
    'hours' in choice ? t('hours', { count: choice.hours }) : t('limit', { within: tAlerts(`within.${choice.band}`) });
  const choose = (until: string) =>
    pause.isPending || pause.mutate({ params: { infractionId: item.id }, body: { until } }, { onSuccess: () => setOpen(false) });
  return (
    <Dialog open={open} onClose={onClose} title={t('title', { name })} description={t('text')}>
      <OverlayBody>
        <ul className="grid gap-2">
          {choices.map((choice) => (
            <li key={choice.until}>
              <button
                type="button"
                aria-disabled={pause.isPending || isOver(choice) || undefined}
                onClick={() => isOver(choice) || choose(choice.until)}
                className="flex min-h-10 w-full flex-wrap items-baseline justify-between gap-x-4 rounded-lg border border-edge bg-surface px-3 py-2 text-left hover:bg-hover aria-disabled:text-faint"
              >
                <span className="font-medium">{inWords(choice)}</span>
                <span className="numbers text-cell text-muted">{formatDateTime(choice.until, settings)}</span>
              </button>
            </li>
          ))}
        </ul>
        {pause.error && <ProblemView isWrite problem={pause.error.problem} />}
        <p className="text-cell text-muted">{t(choices.some((choice) => 'band' in choice) ? 'limitSpeaks' : 'dayAtMost')}</p>
      </OverlayBody>
    </Dialog>
  );
}
