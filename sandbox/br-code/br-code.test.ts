import { expect, test } from 'vitest';
import { brCode } from './br-code';

test('a dynamic charge is written in EMV tags and closed by its checksum', () => {
  const code = brCode({
    location: 'pix.lapacho.example/qr/107919/lapacho1',
    amount: 389_000n,
    merchant: 'Padaria São João & Filhos Ltda',
  });
  expect(code).toMatch(/^000201010212/);
  expect(code).toContain('0014br.gov.bcb.pix2538pix.lapacho.example/qr/107919/lapacho1');
  expect(code).toContain('540538.90');
  expect(code).toContain('5925PADARIA SAO JOAO  FILHOS ');
  expect(code).toMatch(/62070503\*\*\*6304[0-9A-F]{4}$/);
});
