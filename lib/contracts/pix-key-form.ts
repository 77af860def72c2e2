import { documentKind } from '@/lib/format/document';
import type { PixKeyType } from './pix-keys';

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
export function pixKeyFits(key: string, type: PixKeyType): boolean {
  return forms[type](key);
}
