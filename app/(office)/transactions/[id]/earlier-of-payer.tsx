'use client';

import { PayerHistory } from '@/components/infraction/payer-history';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { infractionWork } from '@/lib/contracts/office/infractions/infraction-work';

export function EarlierOfPayer({ id }: { id: string }) {
  return <PayerHistory reading={useEndpointQuery(infractionWork.payerHistoryOf, { params: { transactionId: id } })} />;
}
