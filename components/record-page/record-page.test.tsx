import type { UseQueryResult } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteMade } from '@/lib/client/session/just-made';
import { type ProblemError, problem } from '@/lib/contracts/problem/problem';
import { loadMessages } from '@/lib/messages/load-messages';
import { RecordPage } from './record-page';

const messages = await loadMessages('pt-BR');

const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
  sessionStorage.clear();
  push.mockClear();
});
type Reading = UseQueryResult<{ name: string }, ProblemError>;

const reading = (part: Partial<Reading>) =>
  ({ dataUpdatedAt: 0, isError: false, error: null, failureReason: null, failureCount: 0, fetchStatus: 'idle', ...part }) as Reading;

const page = (part: Partial<Reading>, drawn: (name: string) => void = () => {}) => (
  <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
    <RecordPage
      list={{ name: 'charges', path: '/charges' }}
      id="b"
      reading={reading(part)}
      words={{ back: 'Cobranças', notFoundTitle: 'Cobrança não encontrada' }}
      skeleton={<p>vem aí</p>}
    >
      {(record) => {
        drawn(record.name);
        return <h1>{record.name}</h1>;
      }}
    </RecordPage>
  </IntlProvider>
);

const show = (part: Partial<Reading>) => render(page(part));

test('a record is shown under the link back to its list', () => {
  show({ data: { name: 'Helena' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Helena');
  expect(screen.getByRole('link', { name: 'Cobranças' }).getAttribute('href')).toBe('/charges');
});

test('a record that was opened from a list leads to its neighbours there', () => {
  sessionStorage.setItem('list-context:charges', JSON.stringify({ href: '/charges?page=2', ids: ['a', 'b', 'c'] }));
  show({ data: { name: 'Helena' } });
  expect(screen.getByRole('link', { name: 'Cobranças' }).getAttribute('href')).toBe('/charges?page=2');
  expect(screen.getByRole('link', { name: 'Próxima na lista' }).getAttribute('href')).toBe('/charges/c');
});

test('j leads on to the next record and Esc back to the list, but not while an open menu has the keys', () => {
  sessionStorage.setItem('list-context:charges', JSON.stringify({ href: '/charges?page=2', ids: ['a', 'b', 'c'] }));
  const { container } = show({ data: { name: 'Helena' } });
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(push.mock.calls).toEqual([['/charges/c'], ['/charges?page=2']]);
  container.insertAdjacentHTML('beforeend', '<button aria-haspopup="menu" aria-expanded="true">Ações</button>');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(push).toHaveBeenCalledTimes(2);
});

test('no such record is said as the heading of the page', () => {
  const error = problem({ statusCode: 404, errorCode: 'SVC300' });
  show({ isError: true, error, failureReason: error, failureCount: 1 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cobrança não encontrada');
});

test('what could not be read says why, and what is on its way has the shape of what comes', async () => {
  const error = problem({ statusCode: 500, errorCode: 'SVI100' });
  // Its card is loaded when it is first shown: only where another file of the same process has shown one is it there at once.
  await act(async () => void show({ isError: true, error, failureReason: error, failureCount: 4 }));
  expect(await screen.findByRole('button', { name: /Tentar/ })).toBeTruthy();
  cleanup();
  show({});
  expect(screen.getByText('vem aí')).toBeTruthy();
});

test.each([404, 503])(
  'after an operation is done its record that cannot be read, %d, is told as done and never as to be repeated',
  (statusCode) => {
    noteMade('/charges/b');
    const error = problem({ statusCode, errorCode: statusCode === 404 ? 'SVC300' : 'SVF503' });
    show({ isError: true, error, failureReason: error, failureCount: 4 });
    expect(screen.getByText(/Está feito/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ler de novo' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Pode repetir|não encontrada/);
  },
);

test('the list a record was opened from, and the hour, are known once the page is alive, and the record is not drawn anew for them', () => {
  sessionStorage.setItem('list-context:charges', JSON.stringify({ href: '/charges?page=2', ids: ['a', 'b', 'c'] }));
  const drawn = vi.fn();
  const shown = page({ data: { name: 'Helena' }, dataUpdatedAt: Date.UTC(2026, 10, 29, 15) }, drawn);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(shown);
  expect(container.textContent).not.toContain('atualizado');
  drawn.mockClear();
  render(shown, { container, hydrate: true });
  expect(screen.getByRole('link', { name: 'Cobranças' }).getAttribute('href')).toBe('/charges?page=2');
  expect(container.textContent).toContain('atualizado às');
  expect(drawn).toHaveBeenCalledOnce();
});
