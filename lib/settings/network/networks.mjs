import { z } from 'zod';
import { settingRole } from '../second-factor-settings.mjs';

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const count = z.string().regex(/^\d$/).transform(Number);

const networks = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(network).min(1).max(20));

/** Whose entries of `X-Forwarded-For` are believed: of so many proxies from the right, or of those at known addresses and networks. */
export const trustedProxies = z.union([count, networks]).default(1);

const networksOfRole = z
  .string()
  .transform((text) => text.split('='))
  .pipe(z.tuple([z.union([settingRole, z.literal('*')]), networks]));

/**
 * From where the people of a role may work: addresses and networks for each role, of which one is named once, and under `*` for every role that is
 * not named. Without that such a role may work from everywhere.
 */
export const roleNetworks = z
  .string()
  .transform((text) => text.split(';'))
  .pipe(z.array(networksOfRole))
  .refine((entries) => new Set(entries.map(([role]) => role)).size === entries.length)
  .transform((entries) => new Map(entries))
  .default(new Map());
