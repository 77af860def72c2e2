import { z } from 'zod';

/** The token of the account a fresh start shows. */
export const demoToken = 'sandbox';

/** The tokens the sandbox knows: the demo's, and any that begins like it. Each is an account of its own. */
export const tokenText = z.string().regex(/^sandbox(-[A-Za-z0-9_-]{1,60})?$/, 'tokens are "sandbox" and "sandbox-<name>"');
