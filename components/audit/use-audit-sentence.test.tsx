import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { AuditEntryRecord } from '@/lib/contracts/office/audit/audit.shape';
import { auditActions } from '@/lib/contracts/office/audit/audit-action';
import { operationKinds } from '@/lib/contracts/office/operations';
import type { Locale } from '@/lib/format/locale';
import { loadMessages } from '@/lib/messages/load-messages';
import { useAuditSentence } from './use-audit-sentence';

const words = { 'pt-BR': await loadMessages('pt-BR'), en: await loadMessages('en') };
function sentences(locale: Locale = 'pt-BR', pages: readonly string[] = []) {
  const { result } = renderHook(() => useAuditSentence(pages), {
    wrapper: ({ children }) => (
      <IntlProvider locale={locale} messages={words[locale]} timeZone="America/Sao_Paulo">
        {children}
      </IntlProvider>
    ),
  });
  return result.current;
}

const none = { id: null, name: null };

function entry(part: Partial<AuditEntryRecord>): AuditEntryRecord {
  return {
    id: '7',
    sequence: 7,
    at: '2026-11-28T15:52:07.000Z',
    askedAt: null,
    actor: 'Davi Quintela',
    action: 'operation.settled',
    operation: null,
    operationId: null,
    object: null,
    about: none,
    result: 'done',
    sessionId: null,
    address: null,
    browser: null,
    requestId: null,
    facts: {},
    ...part,
  };
}

const refund = {
  operation: 'refunds.create',
  about: { id: 'SVTX1', name: 'pedido-24708' },
  facts: { kind: 'refunds.create', amount: '30.50' },
} as const;

test.each([
  [refund, 'Devolveu R$ 30,50 de pedido-24708'],
  [{ ...refund, result: 'unknown' as const }, 'Tentou devolver R$ 30,50 de pedido-24708'],
  [{ ...refund, facts: { amount: 'all' } }, 'Devolveu o valor inteiro de pedido-24708'],
  [{ operation: 'cardCharges.create' as const, facts: { amount: '10.00', currency: 'USD' } }, 'Cobrou USD 10,00 no cartão'],
  [{ action: 'session.started' as const, facts: { device: 'new' } }, 'Entrou com um aparelho novo'],
  [{ action: 'session.refused' as const, result: 'refused' as const, facts: { count: '37' } }, 'Não conseguiu entrar, 37 vezes'],
  [
    {
      action: 'staff.change-approved' as const,
      about: { id: null, name: 'Rui Bastos' },
      facts: { change: 'role', role: 'support > finance' },
    },
    'Aprovou outro papel para Rui Bastos: Suporte → Financeiro',
  ],
  [{ action: 'receipt.downloaded' as const, about: { id: 'SVTX1', name: 'SVTX1' } }, 'Baixou o comprovante de SVTX1'],
  [
    { action: 'access.denied' as const, result: 'refused' as const, facts: { permission: 'audit:read' } },
    'Tentou o que o papel não permite: ver a auditoria',
  ],
  [{ action: 'export.downloaded' as const, facts: { list: 'cardCharges' } }, `Baixou a exportação de ${words['pt-BR'].cardCharges.title}`],
])('%j reads as one sentence: %s', (part, expected) => {
  expect(sentences().text(entry(part)).replaceAll('\u00A0', ' ')).toBe(expected);
});

test.each(['pt-BR', 'en'] as const)('every audit action has its sentence in %s, without a name of the code in it', (locale) => {
  const { text } = sentences(locale);
  const kinds = [...auditActions.map((action) => ({ action })), ...operationKinds.map((operation) => ({ operation }))];
  for (const kind of kinds) {
    const sentence = text(entry({ ...kind, facts: { kind: 'refunds.create' }, about: { id: 'x', name: 'pedido-1' } }));
    expect(sentence, JSON.stringify(kind)).toMatch(/^\p{Lu}[^{}<>]{5,}$/u);
    expect(sentence).not.toContain('auditSentence');
  }
});

test('the record of an audit entry is linked where the reader may open it', () => {
  render(<p>{sentences('pt-BR', ['/transactions']).linked(entry(refund))}</p>);
  expect(screen.getByRole('link', { name: 'pedido-24708' }).getAttribute('href')).toBe('/transactions/SVTX1');
  cleanup();
  render(<p>{sentences().linked(entry(refund))}</p>);
  expect(screen.queryByRole('link')).toBeNull();
});
