import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'use-intl';
import { describe, expect, test, vi } from 'vitest';
import type { Locale } from '@/lib/format/locale';
import { messagesIn } from '@/lib/messages/messages';
import { MoneyField } from './money-field';

const english = messagesIn('en');
const portuguese = messagesIn('pt-BR');

function Host({ onText, foreign }: { onText?: (text: string) => void; foreign?: string }) {
  const [text, setText] = useState('');
  return <MoneyField label="Valor" name="amount" foreign={foreign} text={text} onText={(next) => [setText(next), onText?.(next)]} />;
}

function show(locale: Locale, onText?: (text: string) => void, foreign?: string) {
  render(
    <IntlProvider locale={locale} messages={locale === 'en' ? english : portuguese}>
      <Host onText={onText} foreign={foreign} />
    </IntlProvider>,
  );
  return screen.getByRole('textbox', { name: 'Valor' });
}

const ways = {
  typed: async (field: HTMLElement, text: string) => userEvent.type(field, text),
  pasted: async (field: HTMLElement, text: string) => {
    await userEvent.click(field);
    await userEvent.paste(text);
  },
};

/** What stands in the field once it is left, in the notation of Brazil. */
const understood: readonly (readonly [string, string])[] = [
  ['1.234,56', '1.234,56'],
  ['1,234.56', '1.234,56'],
  ['1234.5', '1.234,50'],
  ['1234,5', '1.234,50'],
  ['1234', '1.234,00'],
  ['R$ 1.234,56', '1.234,56'],
  ['R$1234,56', '1.234,56'],
  ['r$ 12', '12,00'],
  ['  0,10  ', '0,10'],
  ['0.10', '0,10'],
  ['0,29', '0,29'],
  ['0,01', '0,01'],
  ['4,04', '4,04'],
  ['11,01', '11,01'],
  ['6,95', '6,95'],
  ['6.95', '6,95'],
  [',50', '0,50'],
  ['007', '7,00'],
  ['248,9', '248,90'],
  ['1.234.567', '1.234.567,00'],
  ['1,234,567', '1.234.567,00'],
  ['1 234,56', '1.234,56'],
  ['３０，５０', '30,50'],
  ['999.999.999.999,99', '999.999.999.999,99'],
];

const asked: readonly (readonly [string, string])[] = [
  ['1.234', '1.234,00'],
  ['1,234', '1.234,00'],
  ['1,005', '1.005,00'],
  ['12.345', '12.345,00'],
  ['R$ 999.000', '999.000,00'],
];

const refused = ['abc', '12 reais', '1e5', '1.23.456,00', '1,234.567.890', '0,005', '1234,567', '-5', 'R$ -10,00', '1.2345', ','];

const notation = (locale: Locale, text: string) => (locale === 'en' ? text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : text);

describe.each(['pt-BR', 'en'] as const)('%s', (locale) => {
  describe.each(['typed', 'pasted'] as const)('%s', (way) => {
    test.each(understood)('%j stays as it is until the field is left, then reads %s', async (text, left) => {
      const field = show(locale);
      await ways[way](field, text);
      expect(field).toHaveProperty('value', text);
      await userEvent.tab();
      expect(field).toHaveProperty('value', notation(locale, left));
      expect(field.getAttribute('aria-invalid')).toBeNull();
    });

    test.each(asked)('%j is asked about and becomes %s only on a press', async (text, left) => {
      const field = show(locale);
      await ways[way](field, text);
      expect(screen.queryByRole('button')).toBeNull();
      await userEvent.tab();
      expect(field).toHaveProperty('value', text);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      await userEvent.click(screen.getByRole('button', { name: new RegExp(notation(locale, left).replaceAll('.', '\\.')) }));
      expect(field).toHaveProperty('value', notation(locale, left));
      expect(field.getAttribute('aria-invalid')).toBeNull();
    });

    test.each(refused)('%j is refused with a reason, and stays for correction', async (text) => {
      const field = show(locale);
      await ways[way](field, text);
      await userEvent.tab();
      expect(field).toHaveProperty('value', text);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/\S/);
    });
  });
});

test('says the amount in words while it is typed', async () => {
  await userEvent.type(show('pt-BR'), '248,90');
  expect(screen.getByText('duzentos e quarenta e oito reais e noventa centavos')).toBeTruthy();
});

test('does not complain while someone is still typing', async () => {
  const field = show('pt-BR');
  for (const sign of '1.234,56') {
    await userEvent.type(field, sign);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  }
});

test('"Corrigir" goes back into the field with all of it chosen', async () => {
  const field = show('pt-BR');
  await userEvent.type(field, '1.234');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Corrigir' }));
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('1234,50');
  expect(field).toHaveProperty('value', '1234,50');
});

test('an input method may write several signs at once, in its own digits', () => {
  const onText = vi.fn();
  const field = show('pt-BR', onText);
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: '１' } });
  fireEvent.change(field, { target: { value: '１２，３' } });
  fireEvent.compositionEnd(field);
  expect(field).toHaveProperty('value', '１２，３');
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', '12,30');
});

test.each([
  ['USD', '1.234', ['É USD 1.234,00'], '1.234,00'],
  ['KWD', '1.234', ['É KWD 1.234,000', 'É KWD 1,234'], '1.234,000'],
])('an amount in %s with two meanings is asked about in that currency', async (foreign, text, choices, left) => {
  const field = show('pt-BR', undefined, foreign);
  await userEvent.type(field, text);
  await userEvent.tab();
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent?.replace('\u00a0', ' '));
  expect(buttons).toEqual([...choices, 'Corrigir']);
  await userEvent.click(screen.getAllByRole('button')[0] ?? field);
  expect(field).toHaveProperty('value', left);
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('a fraction of a dinar stays what was chosen after the field is left', async () => {
  const field = show('pt-BR', undefined, 'KWD');
  await userEvent.type(field, '1,234');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: /KWD\s1,234/ }));
  fireEvent.blur(field);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an amount in yen has no decimals, so a thousand has one meaning', async () => {
  const field = show('pt-BR', undefined, 'JPY');
  await userEvent.type(field, '1.234');
  await userEvent.tab();
  expect(field).toHaveProperty('value', '1.234');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '1.234,50');
  await userEvent.tab();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
