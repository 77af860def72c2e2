import { randomInt } from 'node:crypto';

/**
 * A client address of its own for a test, sent as a proxy would. Refused sign-ins slow their address down, and all tests run on one
 * machine.
 */
export const freshAddress = () => ({ 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(256)}` });
