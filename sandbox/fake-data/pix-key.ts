import type { Party } from './people';
import type { Random } from './random';

/** A Pix key of a party, and its type as the wire names it. */
export function pixKeyOf(party: Party, random: Random): { withdrawPixKey: string; withdrawPixType: string } {
  const type = random.weighted({ document: 45, email: 25, phone: 18, evp: 12 });
  if (type === 'document') return { withdrawPixKey: party.document, withdrawPixType: party.document.length === 11 ? 'cpf' : 'cnpj' };
  if (type === 'email') return { withdrawPixKey: party.email, withdrawPixType: 'email' };
  if (type === 'phone')
    return { withdrawPixKey: `+55${random.pick(['11', '21', '31', '51', '81'])}9${random.digits(8)}`, withdrawPixType: 'phone' };
  return { withdrawPixKey: uuid(random), withdrawPixType: 'evp' };
}

/** A random key (version 4 UUID). */
export function uuid(random: Random): string {
  const hex = (count: number) => Array.from({ length: count }, () => random.whole(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}
