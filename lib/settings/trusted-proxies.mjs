import { z } from 'zod';

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const count = z.string().regex(/^\d$/).transform(Number);

const networks = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(network).min(1).max(20));

/** Whose entries of `X-Forwarded-For` are believed: of so many proxies from the right, or of those at known addresses and networks. */
export const trustedProxies = z.union([count, networks]).default(1);
