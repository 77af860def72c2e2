import type { Endpoint } from './endpoint';
import type { ResourceName } from './resource-name';

/** The resources a browser refetches after a success: those the endpoint declares, and `operations` after a money operation. */
export function refreshedBy({ refreshes = [], effect }: Endpoint): readonly ResourceName[] {
  return effect === 'money' ? [...refreshes, 'operations'] : refreshes;
}
