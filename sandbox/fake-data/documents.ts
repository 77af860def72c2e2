import type { Random } from './random';

const cnpjSigns = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A CPF with correct check digits: eleven digits. */
export function cpf(random: Random): string {
  return withCheckDigits(random.digits(9), 11);
}

/** A CNPJ with correct check digits. New CNPJs may have letters since 2026. */
export function cnpj(random: Random, withLetters = false): string {
  const root = withLetters
    ? Array.from({ length: 8 }, () => cnpjSigns.charAt(random.whole(0, cnpjSigns.length - 1))).join('')
    : random.digits(8);
  return withCheckDigits(`${root}000${random.whole(1, 3)}`, 9);
}

/** Appends two check digits: modulo 11 with weights from 2 to `heaviest`, right to left; a character counts as its code minus 48. */
function withCheckDigits(body: string, heaviest: number): string {
  const digit = (text: string) => {
    let sum = 0;
    for (let at = text.length - 1, weight = 2; at >= 0; at--, weight = weight === heaviest ? 2 : weight + 1) {
      sum += (text.charCodeAt(at) - 48) * weight;
    }
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = `${body}${digit(body)}`;
  return `${first}${digit(first)}`;
}
