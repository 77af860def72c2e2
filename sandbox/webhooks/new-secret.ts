import { randomBytes } from 'node:crypto';

/** A secret to sign with, prefix included: the receiver uses the whole text. */
export const newSecret = () => `whsec_${randomBytes(16).toString('hex')}`;
