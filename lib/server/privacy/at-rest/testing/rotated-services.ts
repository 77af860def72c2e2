import 'server-only';
import { createHash } from 'node:crypto';
import type { Services } from '@/lib/server/services';

const next = createHash('sha256').update('the next SEAL_KEY').digest('base64');

/** The server after a change of `SEAL_KEY`: the earlier key only readable, or dropped. */
export function rotatedServices({ environment, ...others }: Services, older: 'readable' | 'dropped'): Services {
  return { ...others, environment: { ...environment, sealKey: next, sealKeysOld: older === 'readable' ? [environment.sealKey] : [] } };
}
