import 'server-only';
import { createHash } from 'node:crypto';

const secret = (name: string) => createHash('sha256').update(name).digest('base64');

/** Random-looking secrets, the same in every run. */
export const secretsForTests = { AUTH_SECRET: secret('AUTH_SECRET'), SEAL_KEY: secret('SEAL_KEY') };
