import { cnpj } from '@/sandbox/seed/documents';
import { createRandom, seedOf } from '@/sandbox/seed/random';

/** Who an account belongs to: the demo's shop has a name of its own, any other one is called after its token. */
export function merchantOf(token: string): { name: string; document: string } {
  const label = token.replace(/^sandbox-?/, '');
  return {
    name: label ? `Loja ${label}` : 'Oficina Jaborandi Ltda',
    document: cnpj(createRandom(seedOf(`merchant ${token}`))),
  };
}

/** The institution that keeps the sandbox's accounts: the merchant's side of every Pix. Invented. */
export const ownInstitution = { ispb: '90417265', name: 'Instituição de Pagamento Lapacho' } as const;
