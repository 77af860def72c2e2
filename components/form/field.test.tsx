import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPortuguese } from '@/components/feedback/testing/render-in-portuguese';
import { Input } from '@/components/ui/fields/input';
import { messagesIn } from '@/lib/messages/messages';
import { Field } from './field';
import { Form } from './form';

const english = messagesIn('en');
const portuguese = messagesIn('pt-BR');

const words = portuguese.form.cardNumber;
const number = '4111 1111 1111 1111';

test('the refusal of a card number in a field has the words of the gateway', () => {
  expect(words).toBe(portuguese.problems.SVB427.text);
  expect(english.form.cardNumber).toBe(english.problems.SVB427.text);
});

const describedBy = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

function showForm(attributes: Partial<Record<'type' | 'data-takes', string>> = {}) {
  const onSubmit = vi.fn();
  renderInPortuguese(
    <Form onSubmit={onSubmit}>
      <Field label="Descrição" help="Vai no Pix.">
        {(control) => <Input {...control} {...attributes} name="text" />}
      </Field>
      <button type="submit">Enviar</button>
    </Form>,
  );
  return { field: screen.getByLabelText('Descrição'), send: () => userEvent.click(screen.getByRole('button')), onSubmit };
}

test('any field says it while the number is typed, and its form is not sent', async () => {
  const { field, send, onSubmit } = showForm();
  await userEvent.type(field, number.slice(0, -1));
  expect(describedBy(field)).toBe('Vai no Pix.');
  await userEvent.type(field, number.slice(-1));
  expect(describedBy(field)).toBe(words);
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
});

test('once it is taken out the form is sent', async () => {
  const { field, send, onSubmit } = showForm();
  await userEvent.click(field);
  await userEvent.paste(`pedido 47102, ${number}`);
  await userEvent.clear(field);
  await userEvent.type(field, 'pedido 47102');
  expect(describedBy(field)).toBe('Vai no Pix.');
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each([{ type: 'password' }, { 'data-takes': 'code' }])('a field that is no text says nothing: %o', async (attributes) => {
  const { field, send, onSubmit } = showForm(attributes);
  await userEvent.type(field, number);
  expect(describedBy(field)).toBe('Vai no Pix.');
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});
