import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { secretFilter } from './secret-filter';

const secret = 'sk+live/5d1f0c-canary==';
const { holds, takeOut } = secretFilter([secret]);
const bytes = Buffer.from(secret);

describe('a secret is found and removed', () => {
  test.each<[string, string]>([
    ['bare', secret],
    ['as JSON escapes it', JSON.stringify(secret).replaceAll('/', '\\/').slice(1, -1)],
    ['with every letter escaped', Array.from(bytes, (byte) => `\\u00${byte.toString(16)}`).join('')],
    ['URL-encoded', encodeURIComponent(secret)],
    ['with every letter URL-encoded', Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase()}`).join('')],
    ['in hex', bytes.toString('hex')],
    ['in capital hex', bytes.toString('hex').toUpperCase()],
  ])('%s', (_, form) => {
    expect(holds(`before ${form} after`)).toBe(true);
    expect(takeOut(`before ${form} after, ${form}`)).toBe('before *** after, ***');
  });

  test.each(['base64', 'base64url'] as const)('in %s, wherever it stands in the encoded text', (encoding) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (before, after) => {
        const encoded = Buffer.from(`${before}${secret}${after}`).toString(encoding);
        expect(holds(encoded)).toBe(true);
        expect(Buffer.from(takeOut(encoded).replace('***', ''), encoding).toString()).not.toContain(secret.slice(2, -3));
      }),
    );
  });
});

test('other texts stay unchanged, and so does everything when the secret is too short to be told from a word', () => {
  expect(takeOut('sk live 5d1f0c')).toBe('sk live 5d1f0c');
  expect(secretFilter(['1', 'sandbox']).takeOut('1 sandbox')).toBe('1 sandbox');
});
