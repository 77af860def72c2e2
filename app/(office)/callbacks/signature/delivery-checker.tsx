'use client';

import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { callbacks } from '@/lib/contracts/pix/callbacks/callbacks';
import { SignatureChecker } from './signature-checker';

/** The bench with the body of a delivery already in it; empty where that cannot be read. */
export function DeliveryChecker({ id }: { id: string }) {
  const { data, isPending } = useEndpointQuery(callbacks.read, { params: { id } });
  if (isPending) return <Skeleton className="m-6 h-[520px]" />;
  return <SignatureChecker body={data?.body ? JSON.stringify(data.body) : undefined} />;
}
