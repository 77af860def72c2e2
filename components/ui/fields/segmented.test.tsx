import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Segmented } from './segmented';

// user-event finds the other radios of a name by it; jsdom has none.
beforeEach(() => vi.stubGlobal('CSS', { escape: String }));
const options = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Do sistema' },
] as const;

function Theme() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('dark');
  return (
    <>
      <a href="#before">Antes</a>
      <Segmented legend="Tema" name="theme" value={value} options={options} onChange={setValue} />
      <a href="#after">Depois</a>
    </>
  );
}

test('segmented is a named group of radios, one of them chosen', () => {
  render(<Theme />);
  const group = screen.getByRole('group', { name: 'Tema' });
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => [group.contains(radio), radio.name, radio.checked])).toEqual([
    [true, 'theme', false],
    [true, 'theme', true],
    [true, 'theme', false],
  ]);
});

test.each([
  ['{Tab}{Tab}', 'Escuro', 'Escuro'],
  ['{Tab}{Tab}{Tab}', 'Escuro', 'Depois'],
  ['{Tab}{Tab}{Tab}{Shift>}{Tab}{/Shift}', 'Escuro', 'Escuro'],
  ['{Tab}{Tab}{ArrowRight}', 'Do sistema', 'Do sistema'],
  ['{Tab}{Tab}{ArrowDown}{ArrowDown}', 'Claro', 'Claro'],
  ['{Tab}{Tab}{ArrowLeft}', 'Claro', 'Claro'],
  ['{Tab}{Tab}{ArrowUp}{ArrowUp}', 'Do sistema', 'Do sistema'],
])('segmented after %s: %s is chosen, the focus is at %s', async (keys, chosen, place) => {
  render(<Theme />);
  await userEvent.keyboard(keys);
  expect(screen.getByRole('radio', { checked: true }).closest('label')?.textContent).toBe(chosen);
  expect(document.activeElement?.closest('label, a')?.textContent).toBe(place);
});
