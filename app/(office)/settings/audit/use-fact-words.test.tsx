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
const line = { at: '2026-11-28T15:52:07.000Z', askedAt: null, sessionId: null, object: 'ae937d21' };
const words = (facts: Readonly<Record<string, string>>, more = {}) => result.current({ ...line, ...more, facts }).replaceAll('\u00A0', ' ');

test('what was done and for how much comes first, in words; whom it met after it', () => {
  expect(words({ kind: 'refunds.create', amount: '30.50' })).toBe('operação: Devolução · valor: R$ 30,50 · ae937d21');
  expect(words({ kind: 'refunds.create', amount: 'all' })).toBe('operação: Devolução · valor: tudo · ae937d21');
  expect(words({ kind: 'cardCharges.reverse', state: 'done' })).toBe('operação: Estorno no cartão · status: Concluída · ae937d21');
  expect(words({ list: 'cardCharges', form: 'sheet', masked: 'false' })).toBe(
    'lista: Cobranças no cartão · formato: Planilha (CSV) · dados pessoais ocultos: não · ae937d21',
  );
  expect(words({ role: 'support' })).toBe('papel: Suporte · ae937d21');
  expect(words({ change: 'role', role: 'support > finance', by: 'command' })).toBe(
    'pedido: papel · papel: Suporte → Financeiro · por meio de: comando no servidor · ae937d21',
  );
  expect(words({ limit: 'lookup' })).toBe('limite: consultas de chaves Pix e QR Codes · ae937d21');
  expect(words({ count: '37', minute: '2026-11-28T15:52:00.000Z' })).toBe('vezes: 37 · no minuto de: 28 nov 2026, 12:52 · ae937d21');
  expect(words({ until: '2026-11-28T15:52:00.000Z' })).toBe('até: 28 nov 2026, 12:52 · ae937d21');
});

test('an amount of another currency says so, and what has no word stays as it was recorded', () => {
  expect(words({ amount: '10.00', currency: 'USD', sha256: '4f19' })).toBe('valor: USD 10,00 · sha256: 4f19 · ae937d21');
});

test('when it was asked for is said where that was earlier, and the session by its first letters', () => {
  const sessionId = '1a2b3c4d-0000-4000-8000-000000000000';
  expect(words({}, { askedAt: '2026-11-28T15:52:07.000Z', sessionId })).toBe('ae937d21 · sessão 1a2b3c4d');
  expect(words({}, { askedAt: '2026-11-28T15:51:58.000Z' })).toBe('ae937d21 · pedido às 12:51:58');
});
