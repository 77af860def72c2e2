import { type PixKeyType, pixKeyTypes } from '@/lib/contracts/pix/pix-keys';
import { documentKind, onlyDocument } from '@/lib/format/document';

const forms: Record<PixKeyType, (key: string) => boolean> = {
  cpf: (key) => /^\d{11}$/.test(key) && documentKind(key) === 'cpf',
  cnpj: (key) => /^[0-9A-Z]{14}$/.test(key) && documentKind(key) === 'cnpj',
  email: (key) => key.length <= 77 && /^[^\s@%A-Z]+@[^\s@%A-Z]+\.[^\s@%A-Z]+$/.test(key),
  phone: (key) => /^\+55[1-9]{2}\d{8,9}$/.test(key),
  evp: (key) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key),
};

/**
 * Whether a key is written as the service wants it for its type: documents without punctuation, phones as +55…,
 * e-mails and random keys in small letters (interface: Pix key, SVK600). Eleven digits alone do not tell a CPF from a phone.
 */
export function matchesPixKeyType(key: string, type: PixKeyType): boolean {
  return forms[type](key);
}

/** Area codes in use, and numbers as they are given out: not every eleven digits could be dialled. */
const dialled = /^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(9\d{8}|[2-5]\d{7})$/;

export interface PixKey {
  readonly pixKey: string;
  readonly pixType: PixKeyType;
}

/**
 * What a key typed or pasted in any usual way may be, written as the service wants it: none for what is no key, two for eleven
 * digits that are a CPF and a mobile phone at once.
 */
export function parsePixKey(text: string): readonly PixKey[] {
  const typed = text.trim();
  const phone = typed.startsWith('+') ? `+${typed.replaceAll(/\D/g, '')}` : null;
  const digits = /^[\d\s().-]+$/.test(typed) ? typed.replaceAll(/\D/g, '') : null;
  const national = digits?.replace(/^55(?=\d{10,11}$)/, '') ?? '';
  const written: Record<PixKeyType, string | null> = {
    cpf: digits,
    cnpj: onlyDocument(typed),
    email: typed.toLowerCase(),
    phone: phone ?? (dialled.test(national) ? `+55${national}` : null),
    evp: typed.toLowerCase(),
  };
  return pixKeyTypes.flatMap((pixType) => {
    const pixKey = written[pixType];
    return pixKey !== null && matchesPixKeyType(pixKey, pixType) ? [{ pixKey, pixType }] : [];
  });
}
