import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { useDraft } from './use-draft';

beforeEach(() => sessionStorage.clear());
const empty = { amount: '', name: '' };

function Host({ form = 'charge' }: { form?: string }) {
  const { draft, change, clear } = useDraft(form, empty);
  return (
    <>
      <input aria-label="amount" value={draft.amount} onChange={(event) => change({ amount: event.target.value })} />
      <input aria-label="name" value={draft.name} onChange={(event) => change({ name: event.target.value })} />
      <button type="button" onClick={clear}>
        clear
      </button>
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

test('what was typed is there after a reload, and gone once the form is done with', () => {
  render(<Host />);
  type('amount', '248,90');
  type('name', 'Helena');
  cleanup();
  render(<Host />);
  expect([field('amount').value, field('name').value]).toEqual(['248,90', 'Helena']);
  fireEvent.click(screen.getByRole('button'));
  expect([field('amount').value, field('name').value]).toEqual(['', '']);
});

test('two forms keep what is theirs', () => {
  render(<Host />);
  type('amount', '248,90');
  cleanup();
  render(<Host form="refund:1" />);
  expect(field('amount').value).toBe('');
});

test('a page made by the server agrees with the first paint, then shows what was kept', async () => {
  render(<Host />);
  type('amount', '248,90');
  cleanup();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Host />);
  expect(place.querySelector('input')?.value).toBe('');
  const root = await act(() => hydrateRoot(place, <Host />, { onRecoverableError: (error) => expect.unreachable(String(error)) }));
  expect(field('amount').value).toBe('248,90');
  act(() => root.unmount());
  place.remove();
});

test.each(['{', 'null', '[]', '{"amount":5}'])('a damaged draft %j is an empty one', (stored) => {
  sessionStorage.setItem('draft:charge', stored);
  render(<Host />);
  expect(field('amount').value).toBe('');
});

test('a text with a card number stays in its field and is stored nowhere', () => {
  render(<Host />);
  type('amount', '248,90');
  type('name', 'Helena 4111 1111 1111 111');
  type('name', 'Helena 4111 1111 1111 1111');
  expect(field('name').value).toBe('Helena 4111 1111 1111 1111');
  expect(JSON.stringify(sessionStorage)).not.toContain('1111');
  type('name', 'Helena');
  cleanup();
  render(<Host />);
  expect([field('amount').value, field('name').value]).toEqual(['248,90', 'Helena']);
});
