/**
 * How a body field that says where money or data goes is guarded before anything is sent:
 * - `confirmed-payee`: the operation opens only with a payee that this very person looked up and confirmed for it;
 * - `allowed-host`: an address of our own or of a host of `WEBHOOK_HOSTS`;
 * - `look-up`: nothing goes there, it is only asked about;
 * - `filter`: nothing goes there, it narrows a list; the hidden address of our inbox stands for the whole one.
 */
export type DestinationGuard = 'confirmed-payee' | 'allowed-host' | 'look-up' | 'filter';

/** By the path of the field in the body: `pixKey`, `autoWithdraw.pixKey`. */
export type Destinations = Readonly<Record<string, DestinationGuard>>;

/** Whether a field of this name says where money or data goes. The account that pays and the label of a deposit do not. */
export function namesDestination(field: string): boolean {
  return !field.startsWith('payer') && field !== 'virtualAccount' && destination.test(field);
}

const destination = /(pix|evp)key$|qrcode$|^emv$|account(number)?$|ur[il]$|^host$|webhook|endpoint|destination|iban$|ispb$|branch$/i;
