'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { ProblemView } from '@/components/feedback/problem-view';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Button } from '@/components/ui/action/button';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { chargeLinks } from '@/lib/contracts/office/charges/charge-links';
import { ShareLink } from './share-link';

/** Sends a charge: a link is made when somebody asks for it, shared in the way they choose, and taken back. */
export function ShareDialog({ charge, onClose }: { charge: TransactionRecord; onClose: () => void }) {
  const t = useTranslations('charge.share');
  const params = { id: charge.id };
  const reading = useEndpointQuery(chargeLinks.find, { params });
  const create = useEndpointMutation(chargeLinks.create);
  const found = reading.data;
  // Taken back here, by a button that is gone: the focus goes to what makes another one.
  const [hadLink, setHadLink] = useState(false);
  if (found?.link && !hadLink) setHadLink(true);
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <OverlayBody>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.isPending && <Skeleton className="h-40 w-full" />}
        {found?.link && <ShareLink charge={charge} link={found.link} merchant={found.merchant} isNew={create.isSuccess} />}
        {found && !found.link && (
          <>
            <p>{t('what')}</p>
            <p className="text-cell text-muted">{t('until')}</p>
            {create.error && <ProblemView isWrite problem={create.error.problem} />}
          </>
        )}
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
        {found && !found.link && (
          <Button variant="primary" icon="link" autoFocus={hadLink} waiting={create.isPending} onClick={() => create.mutate({ params })}>
            {t('make')}
          </Button>
        )}
      </OverlayFooter>
    </Dialog>
  );
}
