import type { Account } from '@/sandbox/accounts/account';

/** An invented host name. */
const host = 'pix.lapacho.example';

/** The URL of a charge in its QR code, without a scheme, as EMV requires. */
export function chargeLocation({ number }: Pick<Account, 'number'>, id: string): string {
  return `${host}/qr/${number}/${id}`;
}

/** The account number and charge id in a URL; null for another institution's URL. */
export function chargeAt(location: string): { accountNumber: string; id: string } | null {
  const [domain, , accountNumber, id] = location.split('/');
  return domain === host && accountNumber !== undefined && id !== undefined ? { accountNumber, id } : null;
}
