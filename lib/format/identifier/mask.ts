import { maskDocument } from './document';

const hidden = '•••';

/** "j***@example.com": the first letter and the domain. */
export function maskEmail(text: string): string {
  const match = /^([^@\s])[^@\s]*@([^@\s]+)$/u.exec(text.trim());
  return match ? `${match[1]}***@${match[2]}` : hidden;
}

/** "Marina C.": the first name and the initial of the last one. */
export function maskName(text: string): string {
  const words = text.match(/\S+/g) ?? [hidden];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return last ? `${words[0]} ${last[0]}.` : `${words[0]}`;
}

/** "*****-4321": the last four digits. */
export function maskPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length < 8 ? hidden : `*****-${digits.slice(-4)}`;
}

/** "****56": the last two digits of an account number. */
export function maskAccount(text: string): string {
  const account = text.trim();
  return account.length < 4 ? hidden : `****${account.slice(-2)}`;
}

/**
 * A Pix key masked by its type (cpf, cnpj, phone, email, evp). An unknown type hides the whole key, since eleven digits may be a CPF as
 * well as a phone.
 */
export function maskPixKey(key: string, type: string): string {
  switch (type) {
    case 'cpf':
    case 'cnpj':
      return maskDocument(key);
    case 'phone':
      return maskPhone(key);
    case 'email':
      return maskEmail(key);
    case 'evp':
      return key.length < 32 ? hidden : `${key.slice(0, 4)}…${key.slice(-4)}`;
    default:
      return hidden;
  }
}
