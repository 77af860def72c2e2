import { cnpj } from '@/sandbox/fake-data/documents';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';

/** Who has a name of their own: the demo's shop, and the accounts it moves money to and from. */
const named: Readonly<Record<string, string>> = {
  sandbox: 'Oficina Jaborandi Ltda',
  'sandbox-atacado': 'Jaborandi Atacado Ltda',
  'sandbox-marcenaria': 'Marcenaria Três Ipês ME',
};

export const partnerTokens = ['sandbox-atacado', 'sandbox-marcenaria'];

/** Who an account belongs to; most are called after their token. */
export function merchantOf(token: string): { name: string; document: string } {
  return {
    name: named[token] ?? `Loja ${token.replace(/^sandbox-/, '')}`,
    document: cnpj(createRandom(seedOf(`merchant ${token}`))),
  };
}
