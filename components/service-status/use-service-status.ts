'use client';

import { useEndpointQuery } from '@/lib/client/query/use-read';
import { serviceHealth } from '@/lib/contracts/office/service-health';

const refetchMs = 30_000;

/** The health of the service, refetched every 30 seconds. */
export function useServiceStatus() {
  return useEndpointQuery(serviceHealth.health, {}, { refetchInterval: refetchMs });
}
