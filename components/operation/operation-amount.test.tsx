import { expect, test } from 'vitest';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import { toReais } from '@/lib/format/money/money';
import { OperationAmount } from './operation-amount';

test.each([
  [{ amount: toReais('30.50'), currency: null }, 'R$ 30,50'],
  [{ amount: toReais('30.50'), currency: 'USD' }, 'USD 30,50'],
  [{ amount: null, currency: null }, 'tudo'],
])('says in what an act moves money: %o', (given, expected) => {
  const operation = { state: 'done' as const, ...given };
  const { container } = renderInPortuguese(<OperationAmount operation={operation} whole="tudo" />);
  expect(container.textContent).toBe(expected);
});
