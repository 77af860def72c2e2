import { fitsText } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';

const isAccount = (text: string) => fitsText(textRules.serviceAccount, text);

type AccountError = 'form' | 'same' | 'own';

/** Both accounts of a transfer as they are sent; `own` when the payer's own account is not known. */
export function readAccounts(own: string | null, typed: string) {
  const receiver = typed.replaceAll(/[\s.-]/g, '');
  const error: AccountError | null =
    own === null || !isAccount(own) ? 'own' : !isAccount(receiver) ? 'form' : receiver === own ? 'same' : null;
  return error || own === null
    ? { error, accounts: null }
    : { error: null, accounts: { payerAccountNumber: own, receiverAccountNumber: receiver } };
}
