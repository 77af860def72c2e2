import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import { ListView } from './list-view';

type Person = { id: string; name: string; city: string };

const columns = [
  { id: 'name', header: 'Nome', cell: (row: Person) => row.name },
  { id: 'city', header: 'Cidade', cell: (row: Person) => row.city, optional: true },
];

const list: ComponentProps<typeof ListView<Person>> = {
  list: 'people',
  caption: 'Pessoas',
  columns,
  status: 'success',
  rows: [{ id: '1', name: 'Helena', city: 'Recife' }],
  rowId: (row) => row.id,
  rowHref: (row) => `/people/${row.id}`,
  rowName: (row) => `abrir ${row.name}`,
  card: (row) => row.name,
  empty: <p>Ninguém ainda</p>,
};

/** The media that match: a wide screen, a phone (none), or paper. */
const onScreen = (...matching: ('(width >= 56.25rem)' | 'print')[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.some((one) => one === query),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

beforeEach(() => {
  localStorage.clear();
  onScreen('(width >= 56.25rem)');
});
test('the whole row is one real link, and says which row it opens', () => {
  renderInPortuguese(<ListView {...list} />);
  const link = within(screen.getByRole('table', { name: 'Pessoas' })).getByRole('link');
  expect(link.getAttribute('href')).toBe('/people/1');
  expect(link.textContent).toBe('Helena, abrir Helena');
});

test('on a phone a row without a page of its own has its actions, and one with a page is its link alone', () => {
  onScreen();
  const rowMenu = () => [{ label: 'Desativar', onSelect: vi.fn() }];
  const { rerender } = renderInPortuguese(<ListView {...list} rowHref={undefined} rowName={(row) => row.name} rowMenu={rowMenu} />);
  const cards = () => within(screen.getByRole('list', { name: 'Pessoas' }));
  expect(cards().getByRole('button', { name: 'Ações de Helena' })).toBeTruthy();
  rerender(<ListView {...list} rowMenu={rowMenu} />);
  expect(cards().queryByRole('button')).toBeNull();
});

test('a screen gets the table or the cards, and paper both, of which its width hides one', () => {
  const tables = () => screen.queryAllByRole('table').length;
  const cards = () => screen.queryAllByRole('list').length;
  const { unmount } = renderInPortuguese(<ListView {...list} />);
  expect([tables(), cards()]).toEqual([1, 0]);
  unmount();
  onScreen();
  const phone = renderInPortuguese(<ListView {...list} />);
  expect([tables(), cards()]).toEqual([0, 1]);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect([tables(), cards()]).toEqual([1, 1]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect([tables(), cards()]).toEqual([0, 1]);
  phone.unmount();
  onScreen('print');
  renderInPortuguese(<ListView {...list} />);
  expect([tables(), cards()]).toEqual([1, 1]);
});

test('a list that is gone watches the screen no more', () => {
  const listening = new Set<object>();
  vi.stubGlobal('matchMedia', (query: string) => {
    const media = {
      matches: query === '(width >= 56.25rem)',
      addEventListener: () => listening.add(media),
      removeEventListener: () => listening.delete(media),
    };
    return media;
  });
  const { unmount } = renderInPortuguese(<ListView {...list} />);
  expect(listening.size).toBeGreaterThan(0);
  unmount();
  expect(listening.size).toBe(0);
});

test('no rows at all, and no rows under these filters, are two different things', async () => {
  const onClear = vi.fn();
  const { rerender } = renderInPortuguese(<ListView {...list} rows={[]} />);
  expect(screen.getByText('Ninguém ainda')).toBeTruthy();
  rerender(<ListView {...list} rows={[]} onClear={onClear} />);
  expect(screen.queryByText('Ninguém ainda')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('an unreadable record is listed below the others with its known fields, and the list is not called empty', async () => {
  const unreadable = [{ lacks: ['amount'], fields: { id: 'SVTX1', payerName: 'Helena' } }];
  const { rerender } = await act(async () => renderInPortuguese(<ListView {...list} unreadable={unreadable} />));
  const others = await screen.findByRole('region', { name: /não pôde ser lido por inteiro/ });
  expect(within(others).getByText('SVTX1')).toBeTruthy();
  expect(within(others).getByText('amount')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Pessoas' })).toBeTruthy();
  rerender(<ListView {...list} rows={[]} unreadable={unreadable} />);
  expect(screen.queryByText('Ninguém ainda')).toBeNull();
});

test('a list that looks at a part of the past offers all of it', async () => {
  const onWiden = vi.fn();
  renderInPortuguese(<ListView {...list} rows={[]} onClear={vi.fn()} onWiden={onWiden} />);
  await userEvent.click(screen.getByRole('button', { name: 'Procurar em todo o histórico' }));
  expect(onWiden).toHaveBeenCalledOnce();
});

test('where only the period leaves something out, nothing is said of filters', () => {
  renderInPortuguese(<ListView {...list} rows={[]} onWiden={vi.fn()} />);
  expect(screen.getByRole('heading', { name: 'Nada neste período' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  expect(screen.queryByText('Ninguém ainda')).toBeNull();
});

test('when a search finds nothing, the reason is told where it is known, and another one is a press away', async () => {
  const take = vi.fn();
  const note = 'O serviço compara o CPF inteiro.';
  renderInPortuguese(
    <ListView {...list} rows={[]} onClear={vi.fn()} others={() => ({ options: [{ label: 'Nome', value: 'carneiro', take }], note })} />,
  );
  expect(screen.getByText(note)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Nome carneiro' }));
  expect(take).toHaveBeenCalledOnce();
});

test('a page of which nothing was kept leads on to the next, for more may be there', async () => {
  const onPage = vi.fn();
  renderInPortuguese(
    <ListView {...list} rows={[]} onClear={vi.fn()} pager={{ page: 2, size: 100, hasNext: true, onPage, onSize: vi.fn() }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver a próxima página' }));
  expect(onPage).toHaveBeenCalledWith(3);
});

test('a page past the end leads back to the first one', async () => {
  const onPage = vi.fn();
  renderInPortuguese(<ListView {...list} rows={[]} pager={{ page: 7, size: 20, hasNext: false, onPage, onSize: vi.fn() }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Voltar à página 1' }));
  expect(onPage).toHaveBeenCalledWith(1);
});

test('a hidden column stays hidden the next time', () => {
  localStorage.setItem('table:people', JSON.stringify({ density: 'compact', shown: { city: false } }));
  renderInPortuguese(<ListView {...list} />);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Nome']);
});

test('what another program left under the same key does no harm', () => {
  localStorage.setItem('table:people', '{"shown":');
  renderInPortuguese(<ListView {...list} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

test('a problem is shown above the previous rows', () => {
  renderInPortuguese(<ListView {...list} status="error" problem={<p>O serviço não respondeu</p>} />);
  expect(screen.getByText('O serviço não respondeu')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Pessoas' })).toBeTruthy();
});
