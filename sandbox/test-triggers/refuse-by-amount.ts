import type { NamesOf } from '@/lib/contracts/registry';
import type { Units } from '@/sandbox/money/units';
import { createTestRefusal, findListedCode } from './refusal';

/** Letters of the codes that belong to an operation. */
const operationLetters: Partial<Record<NamesOf<'pix'>, string>> = {
  'charges.create': 'SVD',
  'charges.createLegacy': 'SVD',
  'withdrawals.create': 'SVS',
  'withdrawals.createFromQrCode': 'SVS',
  'transfers.create': 'SVC',
  'refunds.create': 'SVC',
};

const real = 10_000n;
const cent = 100n;
/** Codes after which the operation may have been done: it has been done, unless the amount is a thousand reais higher. */
const refusedAfterwards = /^SV(D103|I111)$/;

/**
 * Runs an operation, or refuses it when its amount spells a code: the reais are the number, the centavos the letters (91 the operation's
 * own, 92 SVI, 93 SVF, 94 SVG). A charge of R$ 500,91 answers SVD500, R$ 111,92 answers SVI111.
 */
export async function refuseByTestAmount<T>(name: NamesOf<'pix'>, amount: Units, operation: () => Promise<T>): Promise<T> {
  const letters = lettersOf(name, (amount % real) / cent);
  const code = letters === null ? null : findListedCode(name, `${letters}${(amount / real) % 1_000n}`);
  if (code === null) return operation();
  if (refusedAfterwards.test(code) && amount < 1_000n * real) await operation();
  throw createTestRefusal(code);
}

function lettersOf(name: NamesOf<'pix'>, centavos: bigint): string | null {
  if (centavos === 91n) return operationLetters[name] ?? null;
  return { 92: 'SVI', 93: 'SVF', 94: 'SVG' }[Number(centavos)] ?? null;
}
