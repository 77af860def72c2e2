import { type PixKeyType, pixKeyTypes } from '@/lib/contracts/pix/account/pix-keys';
import { documentKind, onlyDocument } from '@/lib/format/identifier/document';
import { isVisible, visibleText } from '@/lib/format/text/visible-text';

const forms: Record<PixKeyType, (key: string) => boolean> = {
  cpf: (key) => /^\d{11}$/.test(key) && documentKind(key) === 'cpf',
  cnpj: (key) => /^[0-9A-Z]{14}$/.test(key) && documentKind(key) === 'cnpj',
  email: (key) => key.length <= 77 && /^[^\s@%A-Z]+@[^\s@%A-Z]+\.[^\s@%A-Z]+$/.test(key),
  phone: (key) => /^\+55[1-9]{2}\d{8,9}$/.test(key),
  evp: (key) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key),
};

/**
 * Whether a key has the format of its type: documents without punctuation, phones as +55…, e-mails and random keys in lower case
 * (interface: Code catalog, SVK600). Eleven digits alone can be a CPF or a phone.
 */
export function matchesPixKeyType(key: string, type: PixKeyType): boolean {
  return isVisible(key) && forms[type](key);
}

/** Valid area codes and mobile numbers: not every eleven digits can be dialled. */
const dialled = /^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(9\d{8}|[2-5]\d{7})$/;

export interface PixKey {
  readonly pixKey: string;
  readonly pixType: PixKeyType;
}

/**
 * The Pix keys a typed or pasted text can be, in the service's format, without what nobody sees and the words around it: none when it is no key, two for eleven digits that are both a CPF
 * and a mobile phone.
 */
export function parsePixKey(text: string): readonly PixKey[] {
  const seen = visibleText(text);
  const whole = readKey(seen);
  if (whole.length > 0) return whole;
  // With words around it: after a label, or the one word of them that is a key.
  const labelled = readKey(seen.replace(/^[^:]*:\s*/, ''));
  if (labelled.length > 0) return labelled;
  const words = seen.split(' ').map((word) => readKey(word.replaceAll(/^[("'<]+|[)"'>,;.]+$/g, '')));
  const [only, ...others] = words.filter((keys) => keys.length > 0);
  return only && others.length === 0 ? only : [];
}

function readKey(typed: string): readonly PixKey[] {
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
