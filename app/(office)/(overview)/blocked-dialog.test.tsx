import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { loadMessages } from '@/lib/messages/load-messages';
import { BlockedDialog } from './blocked-dialog';

const parts = [
  { kind: 'withdrawals', id: 'SVTX1', name: 'Ana Prado', amount: toReais('30.50') },
  { kind: 'disputes', id: 'I1', name: null, amount: toReais('100.00') },
] as const;

async function show(blocked: string, isWhole = true) {
  render(
    <IntlProvider locale="pt-BR" messages={await loadMessages('pt-BR')}>
      <BlockedDialog blocked={toReais(blocked)} parts={parts} isWhole={isWhole} onClose={() => undefined} />
    </IntlProvider>,
  );
  return document.body.textContent?.replaceAll('\u00a0', ' ');
}

test('each payment and case that holds a part is named with its amount and leads to its page', async () => {
  await show('130.50');
  expect(screen.getByRole('link', { name: 'Ana Prado' }).getAttribute('href')).toBe('/withdrawals/SVTX1');
  expect(screen.getByRole('link', { name: 'I1' }).getAttribute('href')).toBe('/infractions/I1');
});

test.each([
  ['130.50', 'Somam os R$ 130,50 bloqueados.'],
  ['150.50', 'não diz o que prende os outros R$ 20,00'],
  ['100.50', 'faltam R$ 30,00'],
])('with %s blocked it says: %s', async (blocked, words) => {
  expect(await show(blocked)).toContain(words);
});

test('nothing is compared where a part may be missing', async () => {
  expect(await show('130.50', false)).toContain('Esta lista pode não ser tudo');
});
