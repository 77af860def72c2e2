import { expect, test } from 'vitest';
import { compiledMessages } from '@/lib/messages/compiled-messages';
import { messagesAddress, messagesResponse } from './messages-file';

const nameIn = async (locale: 'pt-BR' | 'en') => (await messagesAddress(locale)).replace('/api/messages/', '');

test('a browser gets the messages of its language whole, and keeps them for good', async () => {
  const answer = await messagesResponse(await nameIn('pt-BR'));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await answer.json()).toEqual(await compiledMessages('pt-BR'));
});

test('each language has an address of its own', async () => {
  expect(await nameIn('pt-BR')).toMatch(/^pt-BR\.[\w-]{12}\.json$/);
  expect(await nameIn('en')).toMatch(/^en\.[\w-]{12}\.json$/);
  const answer = await messagesResponse(await nameIn('en'));
  expect(await answer.json()).toEqual(await compiledMessages('en'));
});

test('a page of another version gets messages that are not kept', async () => {
  const answer = await messagesResponse('pt-BR.AAAAAAAAAAAA.json');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual(await compiledMessages('pt-BR'));
});

test.each(['fr.AAAAAAAAAAAA.json', 'pt-BR', '../secrets.json', ''])('%j is no file', async (name) => {
  expect((await messagesResponse(name)).status).toBe(404);
});
