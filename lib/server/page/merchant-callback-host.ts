import 'server-only';
import { services } from '@/lib/server/services';

/** The host of the merchant's own system as a callback receiver; null where no setting names one. */
export function merchantCallbackHost(): string | null {
  const { merchantCallbackUrl } = services().environment;
  return merchantCallbackUrl === null ? null : new URL(merchantCallbackUrl).host;
}
