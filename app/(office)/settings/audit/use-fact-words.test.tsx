import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { useFactWords } from './use-fact-words';

const messages = await loadMessages('pt-BR');
const { result } = renderHook(useFactWords, {
  wrapper: ({ children }) => (
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      {children}
    </IntlProvider>
  ),
});
const words = (facts: Readonly<Record<string, string>>) => result.current({ object: 'ae937d21', facts }).replaceAll('\u00A0', ' ');

test('what was done and for how much comes first, in words; whom it met after it', () => {
  expect(words({ kind: 'refunds.create', amount: '30.50' })).toBe('operação: Devolução · valor: R$ 30,50 · ae937d21');
  expect(words({ kind: 'refunds.create', amount: 'all' })).toBe('operação: Devolução · valor: tudo · ae937d21');
  expect(words({ kind: 'cardCharges.reverse', state: 'done' })).toBe('operação: Estorno no cartão · situação: Feita · ae937d21');
  expect(words({ list: 'cardCharges', form: 'sheet', masked: 'false' })).toBe(
    'lista: Cobranças de cartão · formato: Planilha (CSV) · dados pessoais ocultos: não · ae937d21',
  );
  expect(words({ role: 'support' })).toBe('papel: Suporte · ae937d21');
  expect(words({ until: '2026-11-28T15:52:00.000Z' })).toBe('até: 28 nov 2026, 12:52 · ae937d21');
});

test('an amount of another currency says so, and what has no word stays as it was recorded', () => {
  expect(words({ amount: '10.00', currency: 'USD', sha256: '4f19' })).toBe('valor: USD 10,00 · sha256: 4f19 · ae937d21');
});
