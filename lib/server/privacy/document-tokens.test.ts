import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskDocument } from '@/lib/format/identifier/document';
import { createDocumentTokens, isDocumentToken } from './document-tokens';

const seal = createDocumentTokens('s'.repeat(32));
const document = '52998224725';
const sealed = seal.close(document, maskDocument(document));

test('gives the document back, of any kind', () => {
  const documents = fc.oneof(fc.stringMatching(/^\d{11}$/), fc.stringMatching(/^[0-9A-Z]{12}\d{2}$/));
  fc.assert(fc.property(documents, (text) => seal.open(seal.close(text, maskDocument(text))) === text));
});

test('are the same for the same document, so that a filter has one URL', () => {
  expect(createDocumentTokens('s'.repeat(32)).close(document, maskDocument(document))).toBe(sealed);
  expect(seal.close('11144477735', maskDocument('11144477735'))).not.toBe(sealed);
});

test('show the mask and hide the rest', () => {
  expect(sealed).toMatch(/^\*\*\*\.982\.247-\*\*~[\w-]{20,}$/);
  expect(Buffer.from(sealed.split('~')[1] ?? '', 'base64url').toString('latin1')).not.toContain(document);
});

test('are decrypted with their own key only', () => {
  expect(createDocumentTokens('t'.repeat(32)).open(sealed)).toBeNull();
});

describe('a changed token is refused', () => {
  test('for a change of any character', () => {
    const places = Array.from({ length: sealed.length }, (_, place) => place);
    const changed = places.map((place) => sealed.slice(0, place) + (sealed[place] === 'A' ? 'B' : 'A') + sealed.slice(place + 1));
    expect(changed.filter((text) => seal.open(text) !== null)).toEqual([]);
  });

  test.each(['', '~', `${sealed}~`, `${sealed}A`, `${sealed}=`, sealed.slice(0, -1), `~${sealed.split('~')[1]}`, '***.982.247-**~AAAA'])(
    '%j',
    (text) => {
      expect(seal.open(text)).toBeNull();
    },
  );
});

test('are told from a plain document', () => {
  expect([isDocumentToken(sealed), isDocumentToken(document)]).toEqual([true, false]);
});
