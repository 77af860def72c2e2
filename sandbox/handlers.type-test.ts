import { pixHandlers } from './handlers';
import type { Handlers } from './routing/handler';

// Checked by the compiler only: every line below must be refused, and an unmet expectation is an error.

const { 'charges.find': _find, ...withoutOne } = pixHandlers;

// @ts-expect-error a call of the interface has no handler
export const missing: Handlers<'pix'> = withoutOne;

// @ts-expect-error a handler answers with something else than the interface writes
export const other: Handlers<'pix'> = { ...pixHandlers, 'balance.read': async () => ({ available: 'R$ 1,00' }) };

// @ts-expect-error no call of the interface has this name
export const unknown: Handlers<'pix'> = { ...withoutOne, 'charges.find': _find, 'charges.erase': async () => undefined };
