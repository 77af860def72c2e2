import { randomInt } from 'node:crypto';

/**
 * A sender of one's own. Refused sign-ins make their address wait, and all tests come from this machine:
 * a proxy in front would say as much.
 */
export const freshAddress = () => ({ 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(256)}` });
