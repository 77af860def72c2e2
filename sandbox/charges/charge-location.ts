import type { Account } from '@/sandbox/accounts/account';

/** Invented, like the institution that keeps the accounts. */
const host = 'pix.lapacho.example';

/** Where a charge is read by whoever scans its code: without a scheme, as EMV wants it. */
export function chargeLocation({ number }: Pick<Account, 'number'>, id: string): string {
  return `${host}/qr/${number}/${id}`;
}

/** The account number and id in the address of a charge of this service; null for an address of anybody else. */
export function chargeAt(location: string): { accountNumber: string; id: string } | null {
  const [domain, , accountNumber, id] = location.split('/');
  return domain === host && accountNumber !== undefined && id !== undefined ? { accountNumber, id } : null;
}
