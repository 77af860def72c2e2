import 'server-only';
import { headers } from 'next/headers';
import { services } from '@/lib/server/services';
import { clientAddress } from '@/lib/server/throttle/client-address';

/** The address of who looks at this page, as the door reads it. */
export async function pageAddress(): Promise<string | null> {
  return clientAddress(await headers(), services().environment.trustedProxies);
}
