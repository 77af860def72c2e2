import { formatDocument } from './document';

/** `+` and 55, two digits of the area, eight or nine of the number. */
const brazilianPhone = /^\+55(\d{2})(\d{4,5})(\d{4})$/;

/** A Pix key as people write it: a document with its punctuation, a Brazilian phone in groups, any other as it is. */
export function formatPixKey(key: string, type: string | null): string {
  if (type === 'cpf' || type === 'cnpj') return formatDocument(key);
  if (type === 'phone') return key.replace(brazilianPhone, '+55 ($1) $2-$3');
  return key;
}
