import type { Account } from '@/sandbox/accounts/account';
import { merchantParty } from '@/sandbox/accounts/merchant-party';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { transactionId } from '@/sandbox/fake-data/transaction-id';
import { lockAccounts } from '@/sandbox/ledger/lock-accounts';
import { moveTransfer } from '@/sandbox/ledger/movements';
import { postMovements } from '@/sandbox/ledger/post-movements';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import type { Services } from '@/sandbox/services';
import { asPayer, asReceiver } from '@/sandbox/transaction-records/party-columns';
import { newTransaction, type TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { addTransaction } from '@/sandbox/transactions/add-transaction';
import { checkPayer, receiverOf, type TransferBody } from './transfer-rules';

/** Transfers money between two accounts of the service (interface: Internal transfer, POST /internal-transfer). Returns the payer's side. */
export async function createTransfer(services: Services, payer: Account, body: TransferBody, amount: Units): Promise<TransactionRow> {
  checkPayer(payer, body, amount);
  const receiver = await receiverOf(services, body.receiverAccountNumber, amount);
  const { amount: _amount, ...given } = body;
  const at = services.clock.now();
  const now = at.toISOString();
  const common = {
    status: 'COMPLETED',
    amount,
    ...asPayer(merchantParty(payer)),
    payerAccountNumber: payer.number,
    ...asReceiver(merchantParty(receiver)),
    receiverAccountNumber: receiver.number,
    description: given.description ?? null,
    paidAt: now,
    createdAt: now,
    updatedAt: now,
  } as const;
  const side = (type: 'WITHDRAW' | 'DEPOSIT', fee: number) =>
    newTransaction({ ...common, id: transactionId(at.getTime(), seededFraction), type, serviceFeeCharged: wireToUnits(fee) });
  const outgoing = { ...side('WITHDRAW', payer.settings.transferOutFixed), ...given };
  const incoming = side('DEPOSIT', receiver.settings.transferInFixed);
  return services.sql.begin(async (tx) => {
    const stored = await addTransaction(tx, payer.id, outgoing, at);
    await addTransaction(tx, receiver.id, incoming, at);
    await lockAccounts(tx, [payer.id, receiver.id]);
    await postMovements(tx, payer.id, moveTransfer(outgoing, 'out'), at);
    await postMovements(tx, receiver.id, moveTransfer(incoming, 'in'), at, { force: true });
    return stored;
  });
}
