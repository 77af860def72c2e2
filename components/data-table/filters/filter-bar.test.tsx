import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SearchOption, Understood } from '@/components/feedback/search-option';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import { messagesIn } from '@/lib/messages/messages';
import type { TextFilter } from './filter';
import { FilterBar } from './filter-bar';
import { FilterForm } from './filter-form';
import type { Search } from './search-box';

const messages = messagesIn('pt-BR');

const account = { kind: 'text', name: 'virtualAccount', label: 'Conta virtual', value: 'loja-centro', apply: vi.fn() } satisfies TextFilter;
const option = (label: string, value: string) => ({ label, value, take: vi.fn() });
/** A search whose code has come. */
const searchFor = (options: (typed: string) => readonly SearchOption[], note: string | null = null): Search => {
  const understand = (typed: string): Understood => ({ options: options(typed), note });
  return { placeholder: 'Nome ou referência', understand, recognise: async () => understand };
};
const search = searchFor((typed) => [option('Nome', typed)]);
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

test('what is understood is said while someone types, and searched for on Enter; the box is empty for the next text', async () => {
  const [amount, reference] = [option('Valor exato', 'R$ 473,99'), option('Referência', '473,99')];
  renderInPortuguese(<FilterBar search={searchFor(() => [amount, reference])} filters={[]} onClear={vi.fn()} />);
  await userEvent.type(searchBox(), '473,99');
  expect(screen.getByRole('status').textContent).toBe('Valor exato R$ 473,99 EnterReferência 473,99 ');
  expect(amount.take).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(amount.take).toHaveBeenCalledOnce();
  expect(searchBox()).toHaveProperty('value', '');
});

test('another meaning than the likeliest is one press away', async () => {
  const [amount, reference] = [option('Valor exato', 'R$ 4.711,00'), option('Referência', '4711')];
  renderInPortuguese(<FilterBar search={searchFor(() => [reference, amount])} filters={[]} onClear={vi.fn()} />);
  await userEvent.type(searchBox(), '4711');
  await userEvent.click(screen.getByRole('button', { name: /^Valor exato/ }));
  expect(amount.take).toHaveBeenCalledOnce();
  expect(reference.take).not.toHaveBeenCalled();
});

test('a list says what it cannot be searched for', async () => {
  renderInPortuguese(<FilterBar search={searchFor(() => [])} filters={[]} onClear={vi.fn()} />);
  await userEvent.type(searchBox(), '27/11{Enter}');
  expect(screen.getByRole('status').textContent).toBe('Esta lista não procura por isto.');
  expect(searchBox()).toHaveProperty('value', '27/11');
});

test('what a search cannot do is said in words beside what it can', async () => {
  const note = 'Digite todos os dígitos.';
  renderInPortuguese(<FilterBar search={searchFor((typed) => [option('Referência', typed)], note)} filters={[]} onClear={vi.fn()} />);
  await userEvent.type(searchBox(), '123456');
  expect(screen.getByRole('status').textContent).toBe(`Referência 123456 Enter${note}`);
});

test('a text entered before the code that reads it has come is searched for when it comes', async () => {
  const amount = option('Valor exato', 'R$ 473,99');
  let arrive: (understand: () => Understood) => void = () => undefined;
  const coming = new Promise<() => Understood>((resolve) => (arrive = resolve));
  const recognise = vi.fn(() => coming);
  renderInPortuguese(<FilterBar search={{ ...search, understand: undefined, recognise }} filters={[]} onClear={vi.fn()} />);
  expect(recognise).not.toHaveBeenCalled();
  await userEvent.type(searchBox(), '473,99{Enter}');
  expect(recognise).toHaveBeenCalled();
  expect(searchBox()).toHaveProperty('value', '473,99');
  await act(async () => arrive(() => ({ options: [amount], note: null })));
  expect(amount.take).toHaveBeenCalledOnce();
  expect(searchBox()).toHaveProperty('value', '');
});

test('a text that cannot be read because the code did not come stays in the box, and is searched for on another try', async () => {
  const amount = option('Valor exato', 'R$ 473,99');
  const recognise = vi.fn(async () => (): Understood => ({ options: [amount], note: null }));
  renderInPortuguese(<FilterBar search={{ ...search, understand: undefined, recognise }} filters={[]} onClear={vi.fn()} />);
  await userEvent.type(searchBox(), '473,99');
  recognise.mockResolvedValueOnce(() => ({ options: [], note: null }));
  await userEvent.keyboard('{Enter}');
  expect(searchBox()).toHaveProperty('value', '473,99');
  await userEvent.click(await screen.findByRole('button', { name: messages.feedback.missing.retry }));
  expect(amount.take).toHaveBeenCalledOnce();
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
  const name = option('Nome', '4111');
  renderInPortuguese(<FilterBar search={searchFor(() => [name])} filters={[]} onClear={vi.fn()} />);
  await userEvent.type(screen.getByRole('searchbox'), '4111 1111 1111 1111{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(messages.form.cardNumber);
  expect(name.take).not.toHaveBeenCalled();
});

test('nor a filter applied', async () => {
  const filter = { kind: 'text', name: 'name', label: 'Nome', value: null, apply: vi.fn() } as const;
  renderInPortuguese(
    <FilterForm filters={[filter]} onDone={vi.fn()} className="">
      {(fields) => fields}
    </FilterForm>,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Nome' }), '4111 1111 1111 1111{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(messages.form.cardNumber);
  expect(filter.apply).not.toHaveBeenCalled();
});
