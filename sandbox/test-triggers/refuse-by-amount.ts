import type { NamesOf } from '@/lib/contracts/registry';
import type { Units } from '@/sandbox/money/units';
import { codeOf, refusal } from './refusal';

/** The letters of the codes that are an operation's own. */
const own: Partial<Record<NamesOf<'pix'>, string>> = {
  'charges.create': 'SVD',
  'charges.createLegacy': 'SVD',
  'withdrawals.create': 'SVS',
  'withdrawals.createFromQrCode': 'SVS',
  'transfers.create': 'SVC',
  'refunds.create': 'SVC',
};

const real = 10_000n;
const cent = 100n;
/** Codes that say the operation may have been done: it has been, unless a thousand reais more say otherwise. */
const afterwards = /^SV(D103|I111)$/;

/**
 * Does an operation whose amount may ask for a code: the reais are its number, the centavos its letter
 * (91 the operation's own, 92 SVI, 93 SVF, 94 SVG). R$ 500,91 of a charge answers SVD500, R$ 111,92 answers SVI111.
 */
export async function refuseByTestAmount<T>(name: NamesOf<'pix'>, amount: Units, operation: () => Promise<T>): Promise<T> {
  const letters = lettersOf(name, (amount % real) / cent);
  const code = letters === null ? null : codeOf(name, `${letters}${(amount / real) % 1_000n}`);
  if (code === null) return operation();
  if (afterwards.test(code) && amount < 1_000n * real) await operation();
  throw refusal(code);
}

function lettersOf(name: NamesOf<'pix'>, centavos: bigint): string | null {
  if (centavos === 91n) return own[name] ?? null;
  return { 92: 'SVI', 93: 'SVF', 94: 'SVG' }[Number(centavos)] ?? null;
}
