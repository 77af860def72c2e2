'use client';

import { useEndpointQuery } from '@/lib/client/use-read';
import { serviceHealth } from '@/lib/contracts/office/service-health';

const refetchMs = 30_000;

/** How the service is, read again by itself. */
export function useServiceStatus() {
  return useEndpointQuery(serviceHealth.health, {}, { refetchInterval: refetchMs });
}
