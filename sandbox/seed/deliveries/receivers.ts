import type { Random } from '@/sandbox/fake-data/random';
import { day, hour } from '@/sandbox/seed/time/durations';

/** The merchant's systems. The ends of the addresses are what the sandbox's own receiver answers (`callbacks/invented-receiver.ts`). */
const shop = 'https://oficinajaborandi.example/pix/avisos';
const oldShop = 'https://loja-antiga.oficinajaborandi.example/avisos/404';
const stock = 'https://estoque.oficinajaborandi.example/avisos/500';

/** Where a charge of that age has its callbacks sent, if anywhere. */
export function receiverAt(age: number, random: Random): string | null {
  if (!random.chance(0.6)) return null;
  if (age > 60 * day && random.chance(0.06)) return oldShop;
  return age < 3 * day && random.chance(0.08) ? stock : shop;
}

/** What a receiver answers at an instant: on some afternoons the shop's server is down for half an hour. 0 is no answer in time. */
export function answerAt(url: string, at: number, random: Random): number {
  if (url === oldShop) return 404;
  if (url === stock) return 500;
  const isDown = Math.floor(at / day) % 9 === 4 && at % day > 16 * hour && at % day < 16.5 * hour;
  if (isDown) return random.chance(0.5) ? 0 : 503;
  return random.chance(0.97) ? 200 : random.pick([0, 0, 500]);
}
