import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskDocument } from '@/lib/format/document';
import { createDocumentTokens, isDocumentToken } from './document-tokens';

const seal = createDocumentTokens('s'.repeat(32));
const document = '52998224725';
const sealed = seal.close(document, maskDocument(document));

it('gives the document back, of any kind', () => {
  const documents = fc.oneof(fc.stringMatching(/^\d{11}$/), fc.stringMatching(/^[0-9A-Z]{12}\d{2}$/));
  fc.assert(fc.property(documents, (text) => seal.open(seal.close(text, maskDocument(text))) === text));
});

it('writes the same document the same way, so that a filter has one address', () => {
  expect(createDocumentTokens('s'.repeat(32)).close(document, maskDocument(document))).toBe(sealed);
  expect(seal.close('11144477735', maskDocument('11144477735'))).not.toBe(sealed);
});

it('shows the mask and hides the rest', () => {
  expect(sealed).toMatch(/^\*\*\*\.982\.247-\*\*~[\w-]{20,}$/);
  expect(Buffer.from(sealed.split('~')[1] ?? '', 'base64url').toString('latin1')).not.toContain(document);
});

it('opens under its own key alone', () => {
  expect(createDocumentTokens('t'.repeat(32)).open(sealed)).toBeNull();
});

describe('opens nothing that was changed', () => {
  it('in any of its signs', () => {
    const places = Array.from({ length: sealed.length }, (_, place) => place);
    const changed = places.map((place) => sealed.slice(0, place) + (sealed[place] === 'A' ? 'B' : 'A') + sealed.slice(place + 1));
    expect(changed.filter((text) => seal.open(text) !== null)).toEqual([]);
  });

  it.each(['', '~', `${sealed}~`, `${sealed}A`, `${sealed}=`, sealed.slice(0, -1), `~${sealed.split('~')[1]}`, '***.982.247-**~AAAA'])(
    '%j',
    (text) => {
      expect(seal.open(text)).toBeNull();
    },
  );
});

it('tells a sealed document from a plain one', () => {
  expect([isDocumentToken(sealed), isDocumentToken(document)]).toEqual([true, false]);
});
