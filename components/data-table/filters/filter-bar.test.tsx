import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import shell from '@/lib/messages/pt-BR/shell.json';
import type { TextFilter } from './filter';
import { FilterBar } from './filter-bar';
import { FilterForm } from './filter-form';

afterEach(cleanup);

const account = { kind: 'text', name: 'virtualAccount', label: 'Conta virtual', value: 'loja-centro', apply: vi.fn() } satisfies TextFilter;
const search = { value: '', placeholder: 'Nome ou referência', onSearch: vi.fn() };
const searchBox = () => screen.getByRole('searchbox', { name: 'Procurar' });

test('"/" goes to the search from anywhere', async () => {
  renderInPortuguese(<FilterBar search={search} filters={[]} onClear={vi.fn()} />);
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(searchBox());
});

test('"/" is a letter like any other while someone types', async () => {
  renderInPortuguese(<FilterBar search={search} filters={[]} onClear={vi.fn()} />);
  await userEvent.type(searchBox(), 'a/b');
  expect(searchBox()).toHaveProperty('value', 'a/b');
});

test('searches on Enter, without the blanks around', async () => {
  const onSearch = vi.fn();
  renderInPortuguese(<FilterBar search={{ ...search, onSearch }} filters={[]} onClear={vi.fn()} />);
  await userEvent.type(searchBox(), ' pedido-48236 ');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledWith('pedido-48236');
});

test('an emptied search is over at once', async () => {
  const onSearch = vi.fn();
  renderInPortuguese(<FilterBar search={{ ...search, value: 'Helena', onSearch }} filters={[]} onClear={vi.fn()} />);
  await userEvent.clear(searchBox());
  expect(onSearch).toHaveBeenCalledWith('');
});

test('a filter in force has a chip whose × takes it off', async () => {
  const apply = vi.fn();
  renderInPortuguese(<FilterBar filters={[{ ...account, apply }]} onClear={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Conta virtual loja-centro' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tirar o filtro Conta virtual' }));
  expect(apply).toHaveBeenCalledWith(null);
});

test('there is something to clear only while something is in force', async () => {
  const onClear = vi.fn();
  const { rerender } = renderInPortuguese(<FilterBar filters={[{ ...account, value: null }]} onClear={onClear} />);
  expect(screen.queryByRole('button', { name: 'Limpar' })).toBeNull();
  rerender(<FilterBar filters={[account]} onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('a search for a card number is not made', async () => {
  const onSearch = vi.fn();
  renderInPortuguese(<FilterBar search={{ value: '', placeholder: 'Nome', onSearch }} filters={[]} onClear={vi.fn()} />);
  await userEvent.type(screen.getByRole('searchbox'), '4111 1111 1111 1111{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(shell.form.cardNumber);
  expect(onSearch).not.toHaveBeenCalled();
});

test('nor a filter applied', async () => {
  const filter = { kind: 'text', name: 'name', label: 'Nome', value: null, apply: vi.fn() } as const;
  renderInPortuguese(
    <FilterForm filters={[filter]} onDone={vi.fn()} className="">
      {(fields) => fields}
    </FilterForm>,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Nome' }), '4111 1111 1111 1111{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(shell.form.cardNumber);
  expect(filter.apply).not.toHaveBeenCalled();
});
