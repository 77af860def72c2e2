import { expect, test } from 'vitest';
import { documentKind } from '@/lib/format/identifier/document';
import { cnpj, cpf } from './documents';
import { createRandom } from './random';

test('every generated document has correct check digits', () => {
  const random = createRandom(1);
  for (let at = 0; at < 300; at++) {
    expect(documentKind(cpf(random))).toBe('cpf');
    expect(documentKind(cnpj(random))).toBe('cnpj');
    expect(documentKind(cnpj(random, true))).toBe('cnpj');
  }
});
