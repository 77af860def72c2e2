import 'server-only';
import { services } from '@/lib/server/services';

/** Whether cards can be charged here with data people are told: it is wanted, and the card interface is set up. */
export function takesCards(): boolean {
  const { cardEntry, card } = services().environment;
  return cardEntry === 'on' && card !== null;
}
