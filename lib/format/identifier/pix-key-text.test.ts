import { expect, test } from 'vitest';
import { formatPixKey } from './pix-key-text';

test.each([
  ['61782947000196', 'cnpj', '61.782.947/0001-96'],
  ['12345678909', 'cpf', '123.456.789-09'],
  ['+5511912345678', 'phone', '+55 (11) 91234-5678'],
  ['+551132345678', 'phone', '+55 (11) 3234-5678'],
  ['+351912345678', 'phone', '+351912345678'],
  ['12345678909', 'evp', '12345678909'],
  ['loja@correio.example', null, 'loja@correio.example'],
])('the key %s of type %s is shown as %s', (key, type, text) => {
  expect(formatPixKey(key, type)).toBe(text);
});
