import 'server-only';
import type { z } from 'zod';
import type { serverSettings } from '@/lib/settings/server-settings.mjs';

/** How calls leave this machine. */
export interface OutgoingEnvironment {
  /** The company's proxy, or null where machines are called directly. It may hold a password. */
  readonly proxy: string | null;
  /** The hosts that are called directly all the same, as `NO_PROXY` lists them. */
  readonly direct: string;
}

/** Without a proxy. */
export const directly: OutgoingEnvironment = { proxy: null, direct: '' };

export function outgoingEnvironmentOf({ HTTPS_PROXY, NO_PROXY }: z.output<typeof serverSettings>): OutgoingEnvironment {
  return { proxy: HTTPS_PROXY, direct: NO_PROXY };
}
