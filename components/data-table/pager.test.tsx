import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import { Pager } from './pager';

const pager = { page: 2, size: 20, hasNext: true, onPage: vi.fn(), onSize: vi.fn() };

test('goes one page back and one on', async () => {
  const onPage = vi.fn();
  renderInPortuguese(<Pager {...pager} onPage={onPage} />);
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(onPage.mock.calls).toEqual([[1], [3]]);
});

test('on the first page there is nothing before, on the last nothing after', async () => {
  const onPage = vi.fn();
  renderInPortuguese(<Pager {...pager} page={1} hasNext={false} onPage={onPage} />);
  for (const name of ['Anterior', 'Próxima']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
  }
  expect(onPage).not.toHaveBeenCalled();
});

test('names the page and no total', () => {
  renderInPortuguese(<Pager {...pager} />);
  expect(screen.getByText('Página 2').textContent).toBe('Página 2');
});

test('changes how many rows a page has', async () => {
  const onSize = vi.fn();
  renderInPortuguese(<Pager {...pager} onSize={onSize} />);
  await userEvent.selectOptions(screen.getByLabelText('Linhas por página'), '50 por página');
  expect(onSize).toHaveBeenCalledWith(50);
});
