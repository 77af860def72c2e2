import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { type Problem, parseProblem } from '@/lib/contracts/problem/problem';
import { messagesIn } from '@/lib/messages/messages';
import { ProblemCard } from './problem-card';

const messages = messagesIn('pt-BR');

const refused: Problem = parseProblem(409, { errorCode: 'SVC602', requestId: 'r-1' });
const awaiting: Problem = parseProblem(202, { errorCode: 'SVB470', details: [{ field: 'approval', reason: 'A1' }] });

function show(problem: Problem, { isWrite = true, hasWrongField = false } = {}) {
  const brought = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  render(
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      <form>
        <input aria-label="Valor" aria-invalid={hasWrongField} />
        <ProblemCard problem={problem} isWrite={isWrite} />
      </form>
    </IntlProvider>,
  );
  return brought.mock.calls.length;
}

test('what became of a write is brought into view below a long form, and so is a request that waits for others, with the way to it', () => {
  expect(show(refused)).toBe(1);
  expect(show(awaiting)).toBe(2);
  expect(screen.getByRole('link', { name: 'Acompanhar' }).getAttribute('href')).toBe('/approvals/A1');
});

test('whoever lacks a second factor is led to where they add one', () => {
  show(parseProblem(403, { errorCode: 'SVB464' }));
  expect(screen.getByRole('link', { name: 'Minha segurança' }).getAttribute('href')).toBe('/settings/security');
});

test('a field that has to be corrected stays in view, and so does the page of a read that failed', () => {
  expect(show(refused, { hasWrongField: true })).toBe(0);
  expect(show(refused, { isWrite: false })).toBe(0);
});
