import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { DegradedServiceNote } from '@/components/service-status/degraded-service-note';
import { ServiceNotice } from '@/components/service-status/service-notice';
import { cacheKey } from '@/lib/contracts/cache-key';
import { serviceHealth } from '@/lib/contracts/office/service-health';
import type { RecordOf } from '@/lib/contracts/shapes';
import { messagesIn } from '@/lib/messages/messages';
import { ServiceLine } from './service-line';

const messages = messagesIn('pt-BR');

const well: RecordOf<'serviceStatus.health'> = {
  reachable: true,
  checkedAt: '2026-11-27T15:04:00.000Z',
  minutes: 10,
  degradedAreas: [],
  blockedAt: null,
  clockAheadSeconds: 0,
};

function show(change: Partial<typeof well>) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(cacheKey(serviceHealth.health, {}), { ...well, ...change });
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
        <ServiceLine />
        <ServiceNotice />
        <section aria-label="act">
          <DegradedServiceNote />
        </section>
      </IntlProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole('region', { name: 'act' });
}

test('a service that is well takes one quiet line, and is no excuse', () => {
  const region = show({});
  expect(document.body.textContent).toContain('tudo normal');
  expect(document.body.textContent).toContain('às 12:04');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(region.textContent).toBe('');
});

test.each([
  [{ reachable: false }, 'não responde agora'],
  [
    { degradedAreas: [{ area: 'money-out', state: 'failing', calls: 6, failed: 4, slow: 0 }] },
    'Saques, transferências e devoluções: 4 de 6 chamadas falharam nos últimos 10 minutos.',
  ],
  [{ degradedAreas: [{ area: 'cards', state: 'slow', calls: 3, failed: 0, slow: 3 }] }, 'Cartão: 3 de 3 chamadas demoraram'],
] satisfies [Partial<typeof well>, string][])(
  'with %o the page says what does not work, in one place, and an act that failed points at it',
  (change, words) => {
    const act = show(change);
    expect(document.body.textContent?.split(words)).toHaveLength(2);
    expect(document.body.textContent).not.toContain('tudo normal');
    expect(act.textContent).toContain('O serviço está com problemas agora');
  },
);

test.each([
  [-3_600, 'O relógio do serviço está 60 minutos atrás do nosso.'],
  [120, 'O relógio do serviço está 2 minutos adiante do nosso.'],
])('a clock of the service that is %d seconds ahead is told on every page', (clockAheadSeconds, words) => {
  show({ clockAheadSeconds });
  expect(screen.getByRole('status').textContent).toContain(words);
});
