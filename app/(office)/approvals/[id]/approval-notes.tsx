'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

const amountText = /^-?\d+\.\d+$/;

/** What has to be read before the facts: that it went without approvals, what stopped it, and what its requester does next. */
export function ApprovalNotes({ approval }: { approval: Approval }) {
  const t = useTranslations('approval');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const { state, mode, mine, overriddenBy, acknowledgedBy, reason, stale, errorCode, holderBefore, newPayee, mayDecide, lapsesAt } =
    approval;
  const isOpen = state === 'waiting';
  return (
    <div className="grid gap-3 pb-5 empty:hidden">
      {overriddenBy && (
        <Note tone="red">
          <p>{t('overriddenText', { person: overriddenBy, reason: reason ?? '' })}</p>
          <p>{acknowledgedBy ? t('acknowledgedText', { person: acknowledgedBy }) : t('unacknowledged')}</p>
        </Note>
      )}
      {state === 'declined' && reason && <Note tone="grey">{t('declinedText', { reason })}</Note>}
      {stale && (
        <Note tone="amber">
          {t(`stale.${stale.reason}`)}
          {stale.now && ` ${t('now', { value: amountText.test(stale.now) ? formatReais(toReais(stale.now), locale) : stale.now })}`}
        </Note>
      )}
      {errorCode && (
        <ProblemView
          isWrite
          problem={{ statusCode: 422, errorCode, message: null, requestId: null, details: [], retryAfterSeconds: null }}
        />
      )}
      {isOpen && holderBefore && <Note tone="amber">{t('holderChanged', { name: holderBefore.name })}</Note>}
      {isOpen && newPayee && <Note tone="amber">{t('newPayee')}</Note>}
      {isOpen && mayDecide === 'own' && <Note tone="blue">{t('own')}</Note>}
      {isOpen && mayDecide === 'voted' && <Note tone="blue">{t('voted')}</Note>}
      {state === 'approved' && mode === 'permit' && mine && (
        <Note tone="green">{t('permit', { at: formatDateTime(lapsesAt, settings) })}</Note>
      )}
    </div>
  );
}
