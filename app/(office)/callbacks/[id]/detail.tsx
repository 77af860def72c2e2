'use client';

import { useTranslations } from 'use-intl';
import { RecordPage } from '@/components/record-page/record-page';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { callbacks } from '@/lib/contracts/pix/callbacks/callbacks';
import { DeliveryBody } from './delivery-body';

export function DeliveryDetail({ id, mayResend }: { id: string; mayResend: boolean }) {
  const t = useTranslations('callback');
  const tList = useTranslations('callbacks');
  return (
    <RecordPage
      list={listPlace('callbacks')}
      id={id}
      reading={useEndpointQuery(callbacks.read, { params: { id } })}
      words={{ back: tList('title'), notFoundTitle: t('notFoundTitle') }}
      skeleton={<Skeleton shape="facts" className="h-72 w-full max-w-[760px]" />}
      notesAs="delivery"
    >
      {(delivery) => <DeliveryBody delivery={delivery} mayResend={mayResend} />}
    </RecordPage>
  );
}
