import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServiceNotice } from '@/components/service-status/service-notice';
import { type Permission, roles } from '@/lib/contracts/office/permission';
import { messagesIn } from '@/lib/messages/messages';
import { Needs } from './needs';

const messages = messagesIn('pt-BR');

const empty = { items: [], hasNext: false, total: 0, truncated: false, readAt: '2026-11-27T09:21:00.000Z' };
const status = {
  reachable: true,
  checkedAt: '2026-11-27T09:21:00.000Z',
  minutes: 10,
  degradedAreas: [],
  blockedAt: null,
  clockAheadSeconds: 0,
};
let isDown: boolean;
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T09:21:00.000Z'), shouldAdvanceTime: true });
  isDown = false;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('service-status')) return Response.json(status);
    return isDown ? Response.json({ statusCode: 503, errorCode: 'SVF503', requestId: 'r-1' }, { status: 503 }) : Response.json(empty);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (permissions: readonly Permission[] = ['infractions:read', 'transactions:read']) =>
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
        <ServiceNotice />
        <Needs permissions={permissions} />
      </IntlProvider>
    </QueryClientProvider>,
  );
const nothing = 'Nada espera por você agora.';

test('while the service fails no one sees an empty task list, and the failure is shown once', async () => {
  isDown = true;
  show();
  expect(await screen.findByText('Não sabemos agora.')).toBeTruthy();
  expect(screen.queryByText(nothing)).toBeNull();
  expect(await screen.findAllByText(/Parte desta página não pôde ser lida agora/)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was known before the failure stays, with the hour it was read', async () => {
  show();
  expect(await screen.findByText(nothing)).toBeTruthy();
  isDown = true;
  vi.setSystemTime(new Date('2026-11-27T09:25:00.000Z'));
  await act(() => client.refetchQueries());
  expect(await screen.findByText('lido às 06:21')).toBeTruthy();
});

test('a service that takes longer than three seconds is shown as slow, with the seconds hidden from screen readers', async () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  show();
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(screen.queryByText(/O serviço está lento/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  const note = screen.getByText(/O serviço está lento/);
  expect(note.textContent).toMatch(/\([3-9] s\)/);
  expect(screen.getByText(/^\([3-9] s\)$/).getAttribute('aria-hidden')).toBe('true');
});

const dispute = (id: string) => ({ id, status: 'OPEN', expiresAt: null, transaction: { amount: '649.00' }, defenseHistory: [] });

/** Answers by the part of an address. */
const answer = (answers: Readonly<Record<string, unknown>>) =>
  vi.stubGlobal('fetch', async (url: string) => {
    const found = Object.keys(answers).find((part) => url.includes(part));
    return Response.json(found ? answers[found] : url.includes('service-status') ? status : empty);
  });

test('who may not answer a dispute sees that support has it, with a link to follow it', async () => {
  const queue = { ...empty, items: [dispute('a'), dispute('b')] };
  answer({ '/infraction-queue': queue });
  show(roles.finance);
  expect(await screen.findByText('2 infrações com o suporte')).toBeTruthy();
  expect(document.body.textContent?.replaceAll('\u00A0', ' ')).toContain('R$ 1.298,00 bloqueados');
  expect(screen.getByRole('link', { name: 'Acompanhar' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Responder' })).toBeNull();
});

test('a transaction that cannot be read waits like the others, and its amount is in no sum', async () => {
  const failed = { id: 'SVTX1', type: 'WITHDRAW', status: 'ERROR', amount: '10.00', createdAt: '2026-11-27T09:00:00.000Z' };
  const unreadable = [{ lacks: ['amount'], fields: { id: 'SVTX2' } }];
  answer({ 'status=ERROR': { ...empty, items: [failed], unreadable }, 'status=PENDING': { ...empty, unreadable } });
  show(roles.finance);
  expect(await screen.findByText('2 transações com erro')).toBeTruthy();
  expect(await screen.findByText('1 saque em andamento')).toBeTruthy();
  expect(document.body.textContent).not.toContain('no total');
});

test('a developer sees undelivered callbacks and paused webhooks', async () => {
  answer({
    '/undelivered': { items: [], counts: { lost: 12, repeating: 25, never: 0 }, slow: 0, since: '', readAt: '', truncated: false },
    '/webhooks': {
      ...empty,
      items: [{ id: 'w', url: 'https://loja.example', active: false, events: [], createdAt: null, updatedAt: null }],
    },
  });
  show(roles.developer);
  expect(await screen.findByText('37 callbacks sem resposta 2xx')).toBeTruthy();
  expect(screen.getByText('o seu sistema não sabe; 12 não se repetem mais')).toBeTruthy();
  expect(await screen.findByText('1 webhook pausado')).toBeTruthy();
});

test('an administrator sees missing first passwords, idle people and refused sign-ins', async () => {
  const person = { email: '', role: 'support', active: true, hasPassword: true, createdAt: '2026-01-01T12:00:00.000Z' };
  const people = [
    { ...person, id: '1', name: 'Rui Bastos', hasPassword: false, lastSignInAt: null },
    { ...person, id: '2', name: 'Inês Prado', lastSignInAt: '2026-10-01T12:00:00.000Z' },
    { ...person, id: '3', name: 'Davi Quintela', lastSignInAt: '2026-11-26T12:00:00.000Z' },
  ];
  const refused = { id: '9', at: '2026-11-27T09:00:00.000Z', facts: { count: '4' } };
  answer({ '/staff?': { ...empty, items: people }, 'session.refused': { ...empty, items: [refused] } });
  show(roles.admin);
  expect(await screen.findByText('1 pessoa ainda não escolheu a senha')).toBeTruthy();
  expect(screen.getByText('Rui Bastos')).toBeTruthy();
  expect(screen.getByText('1 pessoa não entra há 30 dias')).toBeTruthy();
  expect(screen.getByText('Inês Prado')).toBeTruthy();
  expect(await screen.findByText('4 entradas recusadas')).toBeTruthy();
});

test('an office that has just begun reads its next steps, which end once they are taken', async () => {
  const one = { id: '1', name: 'Ana', email: '', role: 'admin', active: true, hasPassword: true, createdAt: '', lastSignInAt: null };
  answer({ '/staff?': { ...empty, items: [one, { ...one, id: '2', active: false }] } });
  show(roles.admin);
  expect(await screen.findByText('Só você entra aqui')).toBeTruthy();
  cleanup();
  client.clear();
  show(roles.developer);
  expect(await screen.findByText('Nenhum webhook ainda')).toBeTruthy();
  cleanup();
  client.clear();
  const hook = { id: 'w', url: 'https://loja.example', active: true, events: [], createdAt: null, updatedAt: null };
  answer({ '/staff?': { ...empty, items: [one, { ...one, id: '2' }] }, '/webhooks': { ...empty, items: [hook] } });
  show([...roles.admin, ...roles.developer]);
  expect(await screen.findByText(nothing)).toBeTruthy();
});
