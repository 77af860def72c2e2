import { renderHook } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { loadMessages } from '@/lib/messages/load-messages';
import { useAuditFacts } from './use-audit-facts';

const messages = await loadMessages('pt-BR');
const { result } = renderHook(useAuditFacts, {
  wrapper: ({ children }) => (
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      {children}
    </IntlProvider>
  ),
});
const inWords = (facts: Readonly<Record<string, string>>) =>
  result
    .current(facts)
    .map(({ name, value, before }) => `${name}: ${before === null ? '' : `${before} → `}${value}`.replaceAll('\u00A0', ' '));

test('the facts of an audited action are in words', () => {
  expect(inWords({ kind: 'refunds.create', amount: '30.50' })).toEqual(['operação: Devolução', 'valor: R$ 30,50']);
  expect(inWords({ amount: '10.00', currency: 'USD' })).toEqual(['valor: USD 10,00']);
  expect(inWords({ list: 'charges', form: 'sheet', masked: 'false' })).toEqual([
    'lista: Cobranças',
    'formato: Planilha (CSV)',
    'dados pessoais ocultos: não',
  ]);
  expect(inWords({ limit: 'lookup' })).toEqual(['limite: consultas de chaves Pix e QR Codes']);
  expect(inWords({ minute: '2026-11-28T15:52:00.000Z' })).toEqual(['no minuto de: 28 nov 2026, 12:52']);
  expect(inWords({ field: 'payerDocument' })).toEqual(['campo: documento do pagador']);
  expect(inWords({ code: 'SVC300' })[0]).toMatch(/^código: SVC300: \p{Lu}/u);
});

test('the permissions that a role gained and lost are in words', () => {
  expect(inWords({ name: 'Caixa', added: 'charges:read staff:read', removed: 'audit:read gone:permission' })).toEqual([
    'nome: Caixa',
    'passa a abrir: ver cobranças, ver a equipe',
    'deixa de abrir: ver a auditoria, gone:permission',
  ]);
});

test('what changed says what it was before', () => {
  expect(inWords({ role: 'support > finance', active: 'false > true' })).toEqual(['papel: Suporte → Financeiro', 'ativo: não → sim']);
  expect(inWords({ amount: '39.90', amountBefore: '29.90' })).toEqual(['valor: R$ 29,90 → R$ 39,90']);
  expect(inWords({ payee: 'Rui', payeeBefore: 'Ana' })).toEqual(['recebedor: Ana → Rui']);
});
