/**
 * How a body field that decides where money or data goes is guarded before anything is sent: - `confirmed-payee`: the operation opens only
 * with a payee that this person looked up and confirmed for it; - `seen-payee`: nothing is sent there, it is stored, and
 * only by who has just looked up whose it is; - `allowed-host`: an address of our own or of a host in `WEBHOOK_HOSTS`; -
 * `push-service` and `chat-service`: an address at a host of `PUSH_HOSTS` or `CHAT_HOSTS`; -
 * `look-up`: nothing is sent there, it is only looked up; - `filter`: nothing is sent there, it filters a list; the masked address of our
 * inbox stands for the real one.
 */
export type DestinationGuard = 'confirmed-payee' | 'seen-payee' | 'allowed-host' | 'push-service' | 'chat-service' | 'look-up' | 'filter';

/** By the path of the field in the body: `pixKey`, `autoWithdraw.pixKey`. */
export type Destinations = Readonly<Record<string, DestinationGuard>>;

/** Whether a field of this name decides where money or data goes. The paying account and the label of a deposit do not count. */
export function namesDestination(field: string): boolean {
  return !field.startsWith('payer') && field !== 'virtualAccount' && destination.test(field);
}

const destination = /(pix|evp)key$|qrcode$|^emv$|account(number)?$|ur[il]$|^host$|webhook|endpoint|destination|iban$|ispb$|branch$/i;
