'use client';

import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { Note } from '@/components/feedback/note';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useServiceNow } from '@/lib/client/use-now';
import { chargeLinks } from '@/lib/contracts/office/charges/charge-links';
import { formatDuration } from '@/lib/format/date-text';
import { ShareButton } from './share-button';

/** The last part of a charge's time, and no more than an hour of it. */
const lastPart = 0.25;
const longestMs = 3_600_000;

/** Before a charge that was sent ends unpaid, says so while there is time to send it again. */
export function ShareReminder({ charge, end }: { charge: TransactionRecord; end: string }) {
  const t = useTranslations('charge.share');
  const now = useServiceNow();
  const left = now === null ? null : Date.parse(end) - now;
  const whole = Date.parse(end) - Date.parse(charge.createdAt);
  const isNear = left !== null && left > 0 && left <= Math.min(longestMs, whole * lastPart);
  const { data } = useEndpointQuery(chargeLinks.find, { params: { id: charge.id } }, { enabled: isNear, staleTime: 60_000 });
  if (!isNear || !data?.link) return null;
  return (
    <div data-print="hide" className="mt-4 grid max-w-[376px] gap-3">
      <Note tone="amber">{t('endsSoon', { duration: formatDuration(left) })}</Note>
      <span className="justify-self-start">
        <ShareButton charge={charge} />
      </span>
    </div>
  );
}
