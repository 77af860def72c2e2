import { randomInt } from 'node:crypto';
import { createRandom } from './random';

/** The random generator of the running service. Unlike seeded history, its values differ from run to run. */
export const seededFraction = createRandom(randomInt(2 ** 32));
