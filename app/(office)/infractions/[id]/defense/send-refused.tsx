'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { IconButton } from '@/components/ui/action/icon-button';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { SentDefense } from '@/lib/contracts/office/infractions/sent-defenses.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { Problem } from '@/lib/contracts/problem/problem';
import { formatDateTimeSeconds } from '@/lib/format/date-text';

type SendRefusedProps = { problem: Problem; sent: readonly SentDefense[]; onClose: () => void };

const taken = new Set([ownCodes.conflict, ownCodes.outdated, 'SVK212']);

/** Why a defense was not sent: a colleague sent first, the draft had changed, or the service refused. The draft stays below. */
export function SendRefused({ problem, sent, onClose }: SendRefusedProps) {
  const t = useTranslations('defense');
  const settings = useDisplaySettings();
  const first = sent.find(({ state, mine }) => state === 'sent' && !mine);
  const close = <IconButton icon="cross" size="small" label={t('close')} onClick={onClose} />;
  if (first && taken.has(problem.errorCode ?? '')) {
    return (
      <Note tone="amber" live action={close}>
        {t('won', { name: first.staff, at: formatDateTimeSeconds(first.createdAt, settings) })}
      </Note>
    );
  }
  if (problem.errorCode === ownCodes.outdated) {
    return (
      <Note tone="amber" live action={close}>
        {t('outdated')}
      </Note>
    );
  }
  return <ProblemView isWrite problem={problem} />;
}
