import { expect, test } from 'vitest';
import { mailAddress, messageWith, whatsAppAddress } from './share-addresses';

const url = 'https://balcao.example/c/abc';

test('a message holds the link once, whatever was edited', () => {
  expect(messageWith(`  Pague em ${url} até amanhã `, url)).toBe(`Pague em ${url} até amanhã`);
  expect(messageWith('Pague até amanhã', url)).toBe(`Pague até amanhã\n${url}`);
  expect(messageWith('  ', url)).toBe(url);
});

test('an address keeps every sign of the message', () => {
  const message = `R$ 37,90 & mais: 100% #1?\n${url}`;
  expect(new URL(whatsAppAddress(message)).searchParams.get('text')).toBe(message);
  const mail = new URL(mailAddress('rafael+loja@loja.example', 'Cobrança & código', message));
  expect([decodeURIComponent(mail.pathname), mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
    'rafael+loja@loja.example',
    'Cobrança & código',
    message.replace('\n', '\r\n'),
  ]);
});

test.each([null, '', 'r***@loja.example', '•••', 'a@b?bcc=x@y', 'sem arroba'])('%j is no receiver of a mail', (to) => {
  expect(new URL(mailAddress(to, 'x', 'y')).pathname.replace('a%40b%3Fbcc%3Dx%40y', '')).toBe('');
});
