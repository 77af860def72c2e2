import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hidePersonalText } from './hide-personal-text';

test.each([
  ['maria.souza@loja.example', 'm***@loja.example'],
  ['Fale com maria+pix@loja.example, por favor', 'Fale com m***@loja.example, por favor'],
  ['{"email":"a@b.co","doc":"52998224725"}', '{"email":"a***@b.co","doc":"***.982.247-**"}'],
  ['ana@a.example,bia@b.example', 'a***@a.example,b***@b.example'],
  ['@loja.example e ana@loja.example e ana@', '@loja.example e a***@loja.example e ana@'],
  ['52998224725', '***.982.247-**'],
  ['CPF 529.982.247-25.', 'CPF ***.982.247-**.'],
  ['11222333000181', '**.222.333/0001-**'],
  ['CNPJ 11.222.333/0001-81', 'CNPJ **.222.333/0001-**'],
  ['12.ABC.345/01DE-35', '**.ABC.345/01DE-**'],
])('%s', (text, hidden) => {
  expect(hidePersonalText(text)).toBe(hidden);
});

describe('leaves unchanged', () => {
  test.each([
    ['a phone, whose check digits are none of a CPF', '11987654321'],
    ['one digit too many', '529982247250'],
    ['the middle of an id', 'SVTX52998224725'],
    ['the reais of an amount', '52998224725.50'],
    [
      'a payment code without an e-mail',
      '00020126580014br.gov.bcb.pix0136123e4567-e89b-12d3-a456-4266554400005204000053039865802BR6304ABCD',
    ],
    ['a name', 'Maria de Souza'],
  ])('%s', (_, text) => {
    expect(hidePersonalText(text)).toBe(text);
  });

  test('ids, instants and money', () => {
    const money = fc.tuple(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), fc.integer({ min: 0, max: 99 }));
    const texts = fc.oneof(
      fc.uuid(),
      fc.stringMatching(/^SVTX[0-9A-Z]{16}$/),
      fc.stringMatching(/^E\d{8}202611\d{6}[0-9a-zA-Z]{11}$/),
      fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') }).map((date) => date.toISOString()),
      money.map(([reais, cents]) => `${reais}.${String(cents).padStart(2, '0')}`),
      fc.stringMatching(/^#[0-9a-f]{6}$/),
    );
    fc.assert(
      fc.property(texts, (text) => hidePersonalText(text) === text),
      { numRuns: 2_000 },
    );
  });
});

test.each(['a'.repeat(500_000), '1'.repeat(500_000), 'a@'.repeat(250_000), `a@${'b.'.repeat(250_000)}`, '1.'.repeat(250_000)])(
  'runs in linear time on megabytes of any text',
  (text) => {
    expect(hidePersonalText(text).length).toBeGreaterThan(0);
  },
);
