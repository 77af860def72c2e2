import { listPlace } from '@/lib/contracts/pages/list-place';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { defineList } from '@/lib/lists/definition/list';
import { transactionSearch } from '@/lib/lists/payment/transaction-search';
import { transactionColumns, transactionFile } from './transaction-columns';
import { inputOfType, typeFields } from './transactions-of-type';

const { createdAt, type, party, document, bank, paidAt, clientReference, virtualAccount, status, amount } = transactionColumns;
const { serviceFeeCharged, net } = transactionColumns;

/** Withdrawals as the service lists them; a transfer sent is one of them. */
export const withdrawalList = defineList({
  ...listPlace('withdrawals'),
  endpoint: transactions.list,
  fields: typeFields,
  input: inputOfType('WITHDRAW'),
  search: { ...transactionSearch, record: 'transactionId' },
  columns: {
    createdAt,
    type: { ...type, optional: true },
    party,
    document,
    bank,
    paidAt,
    clientReference,
    virtualAccount,
    status,
    serviceFeeCharged,
    net,
    amount,
  },
  file: transactionFile,
});
