import { expect, test } from 'vitest';
import { endpointNamed } from '@/lib/contracts/registry';
import { refuseByTestAmount } from './refuse-by-amount';

const operations = {
  'charges.create': 'D',
  'charges.createLegacy': 'D',
  'withdrawals.create': 'S',
  'withdrawals.createFromQrCode': 'S',
  'transfers.create': 'C',
  'refunds.create': 'C',
} as const;

type Operation = keyof typeof operations;

/** Told by the amount that misses them, not by a magic one. */
const bounds = new Set(['SVD600', 'SVD601', 'SVD602', 'SVS600', 'SVS601', 'SVS603', 'SVC602', 'SVC603']);

const cases = (Object.keys(operations) as Operation[]).flatMap((name) =>
  endpointNamed(name).errors.flatMap((code) => {
    const centavos = { [operations[name]]: 91, I: 92, F: 93, G: 94 }[code.charAt(2)];
    return centavos === undefined || bounds.has(code) ? [] : [[name, `${Number(code.slice(3))},${centavos}`, code] as const];
  }),
);

async function attempt(name: Operation, reais: string) {
  let done = 0;
  const amount = BigInt(reais.replace(',', '')) * 100n;
  const operation = refuseByTestAmount(name, amount, async () => {
    done += 1;
    return 'done';
  });
  const outcome = await operation.catch((failure: unknown) => (failure instanceof Error ? failure.message : ''));
  return { outcome, done };
}

test.each(cases)('%s of R$ %s answers %s', async (name, reais, code) => {
  const afterwards = code === 'SVD103' || code === 'SVI111';
  expect(await attempt(name, reais)).toEqual({ outcome: code, done: afterwards ? 1 : 0 });
});

test.each([
  ['charges.create', '1103,91', 'SVD103'],
  ['withdrawals.create', '1111,92', 'SVI111'],
] as const)('%s of R$ %s answers %s and does nothing', async (name, reais, code) => {
  expect(await attempt(name, reais)).toEqual({ outcome: code, done: 0 });
});

test.each([
  ['charges.create', '500,00'],
  ['charges.create', '102,91'],
  ['charges.create', '600,91'],
  ['transfers.create', '0,91'],
  ['refunds.create', '500,91'],
] as const)('%s of R$ %s is an amount like any other', async (name, reais) => {
  expect(await attempt(name, reais)).toEqual({ outcome: 'done', done: 1 });
});
