import { z } from 'zod';
import { measure } from '@/bench/load';
import { signIn } from './browser';

const settings = z
  .object({
    CHAOS_APP_URL: z.url(),
    CHAOS_EMAIL: z.string(),
    CHAOS_PASSWORD: z.string(),
    CHAOS_INSTANCE_COUNT: z.coerce.number().int().min(1),
  })
  .parse(process.env);

const connections = 40;
const seconds = 10;
const paths = ['/api/office/operations?limit=20', '/api/payments/user/transactions?limit=20'];

/** How many calls a second the instances behind the balancer answer together. */
const cookie = await signIn(settings.CHAOS_APP_URL, { email: settings.CHAOS_EMAIL, password: settings.CHAOS_PASSWORD });
for (const path of paths) {
  const { perSecond, failed } = await measure({
    url: settings.CHAOS_APP_URL + path,
    headers: { cookie },
    connections,
    seconds,
  });
  console.log(`${settings.CHAOS_INSTANCE_COUNT} instances, ${path}: ${perSecond.toFixed(0)} a second, ${failed} failed`);
}
