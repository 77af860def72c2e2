import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskDocument } from '@/lib/format/identifier/document';
import { createDocumentTokens, isDocumentToken } from './document-tokens';

const tokens = createDocumentTokens('s'.repeat(32));
const document = '52998224725';
const token = tokens.close(document, maskDocument(document));

test('gives the document back, of any kind', () => {
  const documents = fc.oneof(fc.stringMatching(/^\d{11}$/), fc.stringMatching(/^[0-9A-Z]{12}\d{2}$/));
  fc.assert(fc.property(documents, (text) => tokens.open(tokens.close(text, maskDocument(text))) === text));
});

test('are the same for the same document, so that a filter has one URL', () => {
  expect(createDocumentTokens('s'.repeat(32)).close(document, maskDocument(document))).toBe(token);
  expect(tokens.close('11144477735', maskDocument('11144477735'))).not.toBe(token);
});

test('show the mask and hide the rest', () => {
  expect(token).toMatch(/^\*\*\*\.982\.247-\*\*~[\w-]{20,}$/);
  expect(Buffer.from(token.split('~')[1] ?? '', 'base64url').toString('latin1')).not.toContain(document);
});

test('are decrypted with their own key only', () => {
  expect(createDocumentTokens('t'.repeat(32)).open(token)).toBeNull();
});

describe('a changed token is refused', () => {
  test('for a change of any character', () => {
    const places = Array.from({ length: token.length }, (_, place) => place);
    const changed = places.map((place) => token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1));
    expect(changed.filter((text) => tokens.open(text) !== null)).toEqual([]);
  });

  test.each(['', '~', `${token}~`, `${token}A`, `${token}=`, token.slice(0, -1), `~${token.split('~')[1]}`, '***.982.247-**~AAAA'])(
    '%j',
    (text) => {
      expect(tokens.open(text)).toBeNull();
    },
  );
});

test('are told from a plain document', () => {
  expect([isDocumentToken(token), isDocumentToken(document)]).toEqual([true, false]);
});
