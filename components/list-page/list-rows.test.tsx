import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TokenizeDocumentContext } from '@/components/document-filter/tokenize-document';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import { ListRows } from './list-rows';

type Person = { id: string; name: string };

const card = vi.fn((row: Person) => row.name);
const rows: Person[] = [{ id: '1', name: 'Helena' }];
const reading = { status: 'success', data: rows, error: null, isError: false, isPlaceholderData: false, fetchStatus: 'idle' };

// A list as its page has it, with the parts that its rows read.
const list = {
  state: {
    list: { name: 'people', path: '/people', fields: {} },
    view: {},
    reading,
    items: rows,
    rows,
    leftOut: 0,
    ignored: [],
    address: '/people',
  },
  caption: 'Pessoas',
  columns: [{ id: 'name', header: 'Nome', cell: (row: Person) => row.name }],
  rowId: (row: Person) => row.id,
  rowName: (row: Person) => row.name,
  card,
  empty: { title: 'Ninguém ainda' },
} as unknown as ComponentProps<typeof ListRows<Person>>;

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })));

const client = new QueryClient();
const tokenize = async () => 'token';

function Page() {
  const [hour, setHour] = useState('');
  return (
    <QueryClientProvider client={client}>
      <button type="button" onClick={() => setHour('14:32:08')}>
        hora {hour}
      </button>
      <TokenizeDocumentContext value={tokenize}>
        <ListRows {...list} />
      </TokenizeDocumentContext>
    </QueryClientProvider>
  );
}

test('rows are not drawn anew for what the page around them learns later', () => {
  renderInPortuguese(<Page />);
  expect(screen.getByRole('listitem').textContent).toBe('Helena');
  const before = card.mock.calls.length;
  act(() => screen.getByRole('button', { name: 'hora' }).click());
  expect(screen.getByRole('button', { name: 'hora 14:32:08' })).toBeTruthy();
  expect(card.mock.calls).toHaveLength(before);
});
