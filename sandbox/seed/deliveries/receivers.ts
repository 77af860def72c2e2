import type { Random } from '@/sandbox/fake-data/random';
import { day, hour } from '@/sandbox/seed/time/durations';

/** Invented callback URLs of the merchant. The last part decides how `callbacks/sending/simulated-receiver.ts` answers. */
const shop = 'https://oficinajaborandi.example/pix/avisos';
const oldShop = 'https://loja-antiga.oficinajaborandi.example/avisos/404';
const stock = 'https://estoque.oficinajaborandi.example/avisos/500';

/** The callback URL of a charge of this age, if any. */
export function receiverAt(age: number, random: Random): string | null {
  if (!random.chance(0.6)) return null;
  if (age > 60 * day && random.chance(0.06)) return oldShop;
  return age < 3 * day && random.chance(0.08) ? stock : shop;
}

/**
 * The HTTP status a receiver answers at an instant: on some afternoons the shop's server is down for half an hour. 0 is no answer in
 * time.
 */
export function answerAt(url: string, at: number, random: Random): number {
  if (url === oldShop) return 404;
  if (url === stock) return 500;
  const isDown = Math.floor(at / day) % 9 === 4 && at % day > 16 * hour && at % day < 16.5 * hour;
  if (isDown) return random.chance(0.5) ? 0 : 503;
  return random.chance(0.97) ? 200 : random.pick([0, 0, 500]);
}
