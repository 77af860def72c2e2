/** interface: Internal transfer, "6-digit accounts": text, because of the zeros in front. */
const accountForm = /^\d{6}$/;

type AccountFault = 'form' | 'same' | 'own';

/** Both accounts of a transfer as they are sent; `own` when the payer's own account is not known. */
export function readAccounts(own: string | null, typed: string) {
  const receiver = typed.replaceAll(/[\s.-]/g, '');
  const fault: AccountFault | null =
    own === null || !accountForm.test(own) ? 'own' : !accountForm.test(receiver) ? 'form' : receiver === own ? 'same' : null;
  return fault || own === null
    ? { fault, accounts: null }
    : { fault: null, accounts: { payerAccountNumber: own, receiverAccountNumber: receiver } };
}
