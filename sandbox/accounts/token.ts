import { z } from 'zod';

/** The token of the demo account. */
export const demoToken = 'sandbox';

/** Tokens that the sandbox accepts: `sandbox` and `sandbox-<name>`. Each one has its own account. */
export const tokenText = z.string().regex(/^sandbox(-[A-Za-z0-9_-]{1,60})?$/, 'tokens are "sandbox" and "sandbox-<name>"');
