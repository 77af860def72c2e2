import { randomBytes } from 'node:crypto';

/** Generates a signing secret. The whole text, prefix included, is the key. */
export const newSecret = () => `whsec_${randomBytes(16).toString('hex')}`;
