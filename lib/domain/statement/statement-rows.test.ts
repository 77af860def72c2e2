import { expect, test } from 'vitest';
import { addReais, negateReais, type Reais, toReais } from '@/lib/format/money/money';
import { foldLines } from './statement-rows';

let available = toReais('100.00');
let blocked = toReais('0.00');

/** An entry that goes on from the balance of the one before it. */
function entry(signed: string, reason: string, transactionId: string | null, balanceType: 'AVAILABLE' | 'BLOCKED' = 'AVAILABLE') {
  const amount = toReais(signed);
  const isOut = amount.startsWith('-');
  const [previousBalanceAvailable, previousBalanceBlocked] = [available, blocked];
  if (balanceType === 'AVAILABLE') available = addReais(available, amount);
  else blocked = addReais(blocked, amount);
  return {
    id: `${reason} ${transactionId}`,
    amount: isOut ? negateReais(amount) : amount,
    operation: isOut ? 'DECREMENT' : 'INCREMENT',
    reason,
    balanceType,
    previousBalanceAvailable,
    previousBalanceBlocked,
    newBalanceAvailable: available,
    newBalanceBlocked: blocked,
    transactionId,
    infractionId: null,
    createdAt: '2026-11-27T12:00:00.000Z',
  };
}

const none = () => false;

function rowsOf(lines: Parameters<typeof foldLines>[0], stays: (line: { id: string }) => boolean = none) {
  return foldLines(lines, stays).map(({ operation, amount, fee, folded }) => [
    operation === 'DECREMENT' ? `-${amount}` : amount,
    fee,
    folded,
  ]);
}

test('a fee is folded into its movement: what is left of it moves the balance', () => {
  expect(rowsOf([entry('44.00', 'Pix recebido', 'a'), entry('-0.44', 'Tarifa de Pix recebido', 'a')])).toEqual([['43.56', '0.44', 'fee']]);
  expect(rowsOf([entry('-10.00', 'Transferência', 'b'), entry('-0.50', 'Tarifa', 'b')])).toEqual([['-10.50', '0.50', 'fee']]);
});

test('a reservation and its release become one row, and so does money that goes from one side to the other', () => {
  expect(rowsOf([entry('-14.00', 'Reserva', 'a'), entry('14.00', 'Pix não enviado', 'a')])).toEqual([['-14.00', null, 'undone']]);
  expect(rowsOf([entry('-14.00', 'Reserva', 'a'), entry('14.00', 'Reserva', 'a', 'BLOCKED')])).toEqual([['-14.00', null, 'moved']]);
});

test.each([
  ['of two transactions', [entry('44.00', 'Pix recebido', 'a'), entry('-0.44', 'Tarifa', 'b')]],
  ['of no transaction', [entry('44.00', 'Pix recebido', null), entry('-0.44', 'Tarifa', null)]],
  ['that name no fee', [entry('44.00', 'Pix recebido', 'a'), entry('-4.00', 'Devolução', 'a')]],
  ['on two sides', [entry('44.00', 'Pix recebido', 'a'), entry('-0.44', 'Tarifa', 'a', 'BLOCKED')]],
])('entries %s stay apart', (_name, lines) => {
  expect(foldLines(lines, none).map(({ folded }) => folded)).toEqual([null, null]);
});

test('entries with another one between them, or with an error, stay apart', () => {
  const [reserve, other, release] = [
    entry('-14.00', 'Reserva', 'a'),
    entry('5.00', 'Pix recebido', 'b'),
    entry('14.00', 'Pix não enviado', 'a'),
  ];
  expect(rowsOf([reserve, other, release])).toHaveLength(3);
  expect(rowsOf([reserve, release], ({ id }) => id === release.id)).toHaveLength(2);
});

test('each row ends at the balance from which the next one goes on', () => {
  const lines = [
    entry('44.00', 'Pix recebido', 'a'),
    entry('-0.44', 'Tarifa', 'a'),
    entry('-14.00', 'Reserva', 'b'),
    entry('14.00', 'Pix não enviado', 'b'),
    entry('9.00', 'Comissão', 'c'),
  ];
  let balance: Reais | null = lines[0]?.previousBalanceAvailable ?? null;
  for (const row of foldLines(lines, none)) {
    expect(row.previousBalanceAvailable).toBe(balance);
    const moved = row.folded === 'undone' ? toReais(0) : row.operation === 'DECREMENT' ? negateReais(row.amount) : row.amount;
    expect(addReais(row.previousBalanceAvailable, moved)).toBe(row.newBalanceAvailable);
    balance = row.newBalanceAvailable;
  }
});
