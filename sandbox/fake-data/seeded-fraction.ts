import { randomInt } from 'node:crypto';
import { createRandom } from './random';

/** Where the running service takes its ids from: unlike the seeded past, another run gives other ones. */
export const seededFraction = createRandom(randomInt(2 ** 32));
