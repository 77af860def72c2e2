import { listPlace } from '@/lib/contracts/pages/list-place';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { defineList } from '@/lib/lists/definition/list';
import { refundFields, refundFilter } from '@/lib/lists/payment/refund-filter';
import { transactionSearch } from '@/lib/lists/payment/transaction-search';
import { transactionColumns, transactionFile } from './transaction-columns';
import { inputOfType, typeFields } from './transactions-of-type';

const { createdAt, party, document, bank, paidAt, clientReference, virtualAccount, status, amount } = transactionColumns;
const { refundState, refunded, refunding, serviceFeeCharged, net } = transactionColumns;

/** The charges of the account, which are its deposits (interface: Deposits). */
export const chargeList = defineList({
  ...listPlace('charges'),
  endpoint: transactions.list,
  fields: { ...typeFields, ...refundFields },
  input: inputOfType('DEPOSIT'),
  search: { ...transactionSearch, record: 'transactionId' },
  rowFilters: refundFilter,
  columns: {
    createdAt,
    party,
    document,
    bank,
    paidAt,
    clientReference,
    virtualAccount,
    end: { kind: 'screen', width: 'w-[170px]' },
    status,
    refundState,
    refunded,
    refunding,
    serviceFeeCharged,
    net,
    amount,
  },
  file: transactionFile,
});
