import 'server-only';
import { services } from '@/lib/server/services';

/** Whether cards can be charged with typed card data: the setting is on and the card interface is configured. */
export function takesCards(): boolean {
  const { cardEntry, card } = services().environment;
  return cardEntry === 'on' && card !== null;
}
