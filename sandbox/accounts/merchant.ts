import { cnpj } from '@/sandbox/fake-data/documents';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';

/** Names of the demo merchant and of the accounts it exchanges money with. */
const fixedNames: Readonly<Record<string, string>> = {
  sandbox: 'Oficina Jaborandi Ltda',
  'sandbox-atacado': 'Jaborandi Atacado Ltda',
  'sandbox-marcenaria': 'Marcenaria Três Ipês ME',
};

export const partnerTokens = ['sandbox-atacado', 'sandbox-marcenaria'];

/** The merchant of an account: a fixed name or one made from the token. The document number always follows from the token. */
export function merchantOf(token: string): { name: string; document: string } {
  return {
    name: fixedNames[token] ?? `Loja ${token.replace(/^sandbox-/, '')}`,
    document: cnpj(createRandom(seedOf(`merchant ${token}`))),
  };
}
