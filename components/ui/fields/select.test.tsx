import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from './select';

// Its keys are the browser's own; the browser test `keyboard` presses them.
test('select is a list of the browser, named by its label, and says what was chosen', async () => {
  const onChange = vi.fn();
  render(
    <>
      <label htmlFor="role">Papel</label>
      <Select id="role" defaultValue="finance" onChange={(event) => onChange(event.target.value)}>
        <option value="finance">Financeiro</option>
        <option value="support">Atendimento</option>
      </Select>
    </>,
  );
  const select = screen.getByRole('combobox', { name: 'Papel' });
  expect(select.tagName).toBe('SELECT');
  expect(screen.getByRole('option', { name: 'Financeiro', selected: true })).toBeTruthy();
  await userEvent.selectOptions(select, 'Atendimento');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('support');
});
