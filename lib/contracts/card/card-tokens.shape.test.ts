import { expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { cardTokenShapes } from './card-tokens.shape';

const { body, record } = cardTokenShapes['cardTokens.create'];

test('parses the token and its lifetime in seconds', () => {
  expect(record.parse({ access_token: 'a.b.c', token_type: 'Bearer', expires_in: 3600 })).toEqual({
    accessToken: 'a.b.c',
    expiresIn: 3600,
  });
});

test.each([{ access_token: '', expires_in: 3600 }, { access_token: 'a.b.c' }, { access_token: 'a.b.c', expires_in: 0 }])(
  'refuses %o',
  (wire) => {
    expect(record.safeParse(wire).success).toBe(false);
  },
);

test('never has id or secret in the body', () => {
  expect(refusedFields(body, { grant_type: 'client_credentials', client_secret: 'x' })).toEqual(['client_secret']);
});
