import type { Account } from '@/sandbox/accounts/account';
import { commission } from './commission';
import { deposit } from './deposit';
import { effectOf } from './effect';
import type { Happening, Told } from './happening';
import { inventedPartners } from './partners';
import { createRandom, seedOf } from './random';
import { createScene, minute, type Scene } from './scene';
import { stepsOf } from './steps-of';
import { timeline } from './timeline';
import { transfer } from './transfer';
import { withdrawal } from './withdrawal';

const kinds = { deposit: 800, withdrawal: 155, received: 20, sent: 15, commission: 10 };
/** Below this nothing is paid out: 100 reais. */
const floor = 1_000_000n;

/**
 * The past of an account, oldest first: the same `count` at the same moment is always the same history. `partners` are the other accounts that money is moved to and from.
 * Times come from a chance of their own, so another moment moves them and changes little else.
 */
export function* history(account: Account, count: number, now: Date, partners = inventedPartners): Generator<Told> {
  const random = createRandom(seedOf(`history ${account.token}`));
  const scene = createScene(account, count, now, partners, random);
  for (const createdAt of timeline(count, now, createRandom(seedOf(`timeline ${account.token}`)))) {
    const happening = happen(scene, createdAt);
    const steps = stepsOf(happening);
    scene.available += effectOf(steps).available;
    yield { ...happening, steps };
  }
}

function happen(scene: Scene, createdAt: number): Happening {
  const kind = scene.random.weighted(kinds);
  // The last minutes are charges, so that there is always something to wait for.
  if (scene.now - createdAt < 10 * minute) return deposit(scene, createdAt);
  if (kind === 'commission') return commission(scene, createdAt);
  if (kind === 'received') return transfer(scene, createdAt, 'in');
  if (kind === 'sent' && scene.available > floor) return transfer(scene, createdAt, 'out');
  if (kind === 'withdrawal' && scene.available > floor) return withdrawal(scene, createdAt);
  return deposit(scene, createdAt);
}
