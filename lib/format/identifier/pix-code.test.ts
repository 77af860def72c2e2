import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPixCode, parsePixCode } from './pix-code';

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

/** Closes a code with the CRC of its bytes, by the table of the standard's own example. */
function closed(body: string, bytes: Uint8Array = new TextEncoder().encode(`${body}6304`)): string {
  let crc = 0xffff;
  for (const byte of bytes) {
    for (let bit = 7; bit >= 0; bit--) {
      const carry = ((crc >> 15) & 1) !== ((byte >> bit) & 1);
      crc = ((crc << 1) & 0xffff) ^ (carry ? 0x1021 : 0);
    }
  }
  return `${body}6304${crc.toString(16).toUpperCase().padStart(4, '0')}`;
}
const tag = (id: string, value: string, length = value.length) => id + String(length).padStart(2, '0') + value;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const gui = tag('00', 'br.gov.bcb.pix');
const account = tag('26', gui + tag('01', 'ana@loja.example'));
const code = (...fields: string[]) => closed(tag('00', '01') + fields.join(''));
const rest = tag('52', '0000') + tag('53', '986') + tag('58', 'BR');

describe('in a pasted text', () => {
  test.each([
    ['with words around it', `Pague com este código:\n${ofCharge}\nObrigado`],
    ['with line breaks in it', ofCharge.replace(/(.{40})/g, '$1\r\n')],
    ['with invisible signs in it', `\ufeff${ofCharge.slice(0, 30)}\u200b${ofCharge.slice(30)}\u200b`],
    ['broken at its spaces', ofCharge.replaceAll(' ', '\n')],
    ['in quotes', `"${ofCharge}"`],
  ])('a code %s is found, as its maker wrote it', (_name, text) => {
    expect(findPixCode(text).code).toBe(ofCharge);
  });

  test.each([
    ['nothing of it', 'https://example.com/pay', 'none'],
    ['its end cut off', ofCharge.slice(0, -10), 'incomplete'],
    ['a check sum of three signs', ofCharge.slice(0, -1), 'incomplete'],
    ['one sign changed', ofCharge.replace('THALES', 'THALEZ'), 'checksum'],
    ['a field one sign too long', code(account, '520400000', tag('53', '986'), tag('58', 'BR')), 'fields'],
    ['an empty amount', code(account, rest, '5400'), 'amount'],
    ['an amount nobody can read', code(account, rest, tag('54', '1e3')), 'amount'],
    ['a recurrence to be authorised alone', code(tag('26', gui), rest, tag('80', gui + tag('25', 'rec.example/r/1'))), 'recurrence'],
    ['a code of another arrangement', code(tag('26', tag('00', 'com.example')), rest), 'none'],
  ])('%s is told as what it is', (_name, text, error) => {
    expect(findPixCode(text)).toEqual({ code: null, error });
  });

  test('a check sum that begins with zero is taken in capitals and small letters, and missed when its zero was dropped', () => {
    const named = Array.from({ length: 500 }, (_, number) => code(account, rest, tag('59', `LOJA ${number}`)));
    const withZero = named.filter((one) => one.at(-4) === '0').slice(0, 3);
    expect(withZero).toHaveLength(3);
    for (const one of withZero) {
      expect(findPixCode(one).code).toBe(one);
      const small = one.slice(0, -4) + one.slice(-4).toLowerCase();
      expect(findPixCode(small).code).toBe(small);
      expect(findPixCode(one.slice(0, -4) + one.slice(-3))).toMatchObject({ code: null });
    }
  });

  test('accents counted as letters or as bytes of UTF-8 are read; a sum over another alphabet is refused for its sum', () => {
    const names = ['JOÃO', 'JARAGUÁ DO SUL'] as const;
    const letters = code(account, rest, tag('59', names[0]), tag('60', names[1]));
    const bytes = code(account, rest, tag('59', names[0], bytesOf(names[0])), tag('60', names[1], bytesOf(names[1])));
    for (const text of [letters, bytes]) expect(findPixCode(text)).toMatchObject({ code: text, content: { key: 'ana@loja.example' } });
    const body = letters.slice(0, -8);
    const latin = closed(
      body,
      Uint8Array.from(`${body}6304`, (sign) => sign.charCodeAt(0)),
    );
    expect(findPixCode(latin)).toEqual({ code: null, error: 'checksum' });
  });

  test('plain account numbers before it, another arrangement, another order and a recurrence beside it change nothing', () => {
    for (const text of [
      code(tag('04', '4111'), account, rest),
      code(tag('26', tag('00', 'com.example')), tag('27', gui + tag('01', 'ana@loja.example')), rest),
      code(rest, account),
      code(account, rest, tag('80', gui + tag('25', 'rec.example/r/1'))),
      code(account, rest, tag('54', '1308.9')),
    ])
      expect(findPixCode(text)).toMatchObject({ code: text, content: { key: 'ana@loja.example' } });
  });
});
