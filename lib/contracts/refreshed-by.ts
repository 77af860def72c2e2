import type { Endpoint } from './endpoint';
import type { ResourceName } from './registry';

/** The resources a browser refetches after a success: those the endpoint declares, and `operations` after a money operation. */
export function refreshedBy({ refreshes = [], effect }: Endpoint): readonly ResourceName[] {
  // `registry.type-test.ts` refuses an entry that declares any other name.
  const declared = refreshes as readonly ResourceName[];
  return effect === 'money' ? [...declared, 'operations'] : declared;
}
