import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePixCode } from './pix-code';

const ofKey =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const ofCharge =
  '00020101021226740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63042895';

describe('a Pix code', () => {
  test('is static with a key, or dynamic with an address', () => {
    expect(parsePixCode(ofKey)).toEqual({ key: '123e4567-e12b-12d1-a456-426655440000', location: null });
    expect(parsePixCode(` ${ofCharge}\n`)).toEqual({ key: null, location: 'payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e87' });
    expect(parsePixCode(ofKey.replace('1D3D', '1d3d'))).not.toBeNull();
  });

  test.each([
    ['its last digit changed', ofKey.replace('1D3D', '1D3E')],
    ['one sign changed', ofKey.replace('Fulano', 'Fulana')],
    ['cut short', ofKey.slice(0, -10)],
    ['nothing', ''],
    ['an address of another kind', 'https://example.com/pay'],
  ])('with %s is invalid', (_name, text) => {
    expect(parsePixCode(text)).toBeNull();
  });

  test('of any text never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => parsePixCode(`${text}6304ABCD`) === null));
  });
});
