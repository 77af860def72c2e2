import type { BodyOf, RecordOf } from '@/lib/contracts/shapes';
import { instalmentsOf } from '@/lib/format/card/instalments';
import { formatCents } from '@/lib/format/money/currency';
import {
  addReais,
  type Cents,
  centsToReais,
  compareReais,
  type Reais,
  reaisToCents,
  reaisToNumber,
  toCents,
  toReais,
} from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

// Checked by the compiler only: Pix money in reais and card money in cents are never interchangeable.

declare const reais: Reais;
declare const cents: Cents;
declare function send<T>(part: T): void;

addReais(reais, centsToReais(cents));
formatCents(reaisToCents(reais), 'pt-BR');

// @ts-expect-error cents are not added to reais
addReais(reais, cents);
// @ts-expect-error nor compared with them
compareReais(cents, reais);
// @ts-expect-error reais are not shown as cents: 100.00 would be R$ 1,00
formatCents(reais, 'pt-BR');
// @ts-expect-error cents are not shown as reais: 10000 would be R$ 10.000,00
formatReais(cents, 'pt-BR');
// @ts-expect-error what is in reais already is not made so again
centsToReais(reais);
// @ts-expect-error nor what is in cents made cents
reaisToCents(cents);
// @ts-expect-error instalments are divided in cents
instalmentsOf(reais, 3);
// @ts-expect-error any number is not cents
send<Cents>(10_000);
// @ts-expect-error the sum of cents is a number until it is checked again
send<Cents>(cents + cents);
// @ts-expect-error decimal text is not an amount until it is read
send<Reais>('100.00');
// @ts-expect-error an amount in cents is not an amount in reais
send<Reais>(toCents(10_000));
// @ts-expect-error nor the other way round
send<Cents>(toReais('100.00'));

send<BodyOf<'charges.create'>['amount']>(reaisToNumber(reais));
send<BodyOf<'cardCharges.create'>['amount']>(cents);

// @ts-expect-error a Pix charge is sent in reais
send<BodyOf<'charges.create'>['amount']>(cents);
// @ts-expect-error so is a withdrawal
send<BodyOf<'withdrawals.create'>['amount']>(cents);
// @ts-expect-error a transfer
send<BodyOf<'transfers.create'>['amount']>(cents);
// @ts-expect-error and a refund
send<BodyOf<'refunds.create'>['amount']>(cents);
// @ts-expect-error a card charge is sent in cents
send<BodyOf<'cardCharges.create'>['amount']>(reaisToNumber(reais));
// @ts-expect-error so is a reversal
send<BodyOf<'cardCharges.reverse'>['amount']>(reaisToNumber(reais));
// @ts-expect-error and the amount of a recurrence
send<BodyOf<'recurrences.changeAmount'>['amount']>(reaisToNumber(reais));

// @ts-expect-error a transaction is read in reais
send<Cents>(reais as RecordOf<'transactions.read'>['amount']);
// @ts-expect-error a card charge is read in cents
send<Reais>(cents as RecordOf<'cardCharges.read'>['amount']);
