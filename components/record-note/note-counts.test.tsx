import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import { CountedNotes } from './note-counts';
import { NotesAccess } from './notes-access';
import { RecordBadge } from './record-badge';

const asked = vi.fn<(url: string) => void>();
type Item = { id: string; count: number; tags: { id: string; name: string }[] };
let items: Item[];

beforeEach(() => {
  asked.mockClear();
  items = [{ id: 'b', count: 2, tags: [] }];
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    return Response.json({ items });
  });
});

const drawn = vi.fn();

function Row({ id }: { id: string }) {
  drawn(id);
  return (
    <li>
      <RecordBadge id={id} />
      {id}
    </li>
  );
}

function list(ids: readonly string[], reads = true) {
  const client = new QueryClient();
  const rows = ids.map((id) => <Row key={id} id={id} />);
  return function draw(shown: readonly string[] = ids) {
    return (
      <QueryClientProvider client={client}>
        <NotesAccess reads={reads} writes={false}>
          <CountedNotes kind="transaction" ids={shown}>
            <ul>{rows}</ul>
          </CountedNotes>
        </NotesAccess>
      </QueryClientProvider>
    );
  };
}

test('the rows that have notes say how many, by one call for all, and no row is drawn anew for it', async () => {
  drawn.mockClear();
  await act(async () => void renderInPortuguese(list(['c', 'b', 'a'])()));
  const badge = await screen.findByTitle('com 2 notas');
  expect(badge.closest('li')?.textContent).toContain('b');
  expect(screen.getAllByTitle(/nota/)).toHaveLength(1);
  expect(asked.mock.calls).toHaveLength(1);
  expect(drawn.mock.calls).toEqual([['c'], ['b'], ['a']]);
});

test('the tags of a row come by the same call, also without a note', async () => {
  items = [{ id: 'a', count: 0, tags: ['conferir', 'estorno'].map((name) => ({ id: name, name })) }];
  await act(async () => void renderInPortuguese(list(['a', 'b'])()));
  const badge = await screen.findByTitle('com as etiquetas: conferir, estorno');
  expect(badge.closest('li')?.textContent).toContain('a');
  expect(screen.queryByTitle(/nota/)).toBeNull();
  expect(asked.mock.calls).toHaveLength(1);
});

test('what was counted stays while the rows beside it change', async () => {
  const page = list(['a', 'b']);
  const { rerender } = await act(async () => renderInPortuguese(page()));
  await screen.findByTitle('com 2 notas');
  items = [{ id: 'a', count: 1, tags: [] }];
  rerender(page(['a']));
  expect(await screen.findByTitle('com uma nota')).toBeTruthy();
  expect(screen.getByTitle('com 2 notas')).toBeTruthy();
});

test('who does not read notes asks for none', async () => {
  renderInPortuguese(list(['a', 'b'], false)());
  await vi.dynamicImportSettled();
  expect([asked.mock.calls.length, screen.queryByTitle(/nota/)]).toEqual([0, null]);
});
