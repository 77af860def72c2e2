import type { Account } from '@/sandbox/accounts/account';
import { type AccountsPlace, accountAt } from '@/sandbox/accounts/find-account';
import { merchantParty } from '@/sandbox/accounts/merchant-party';
import { completeCharge } from '@/sandbox/charges/pay-charge';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { endToEndId } from '@/sandbox/fake-data/end-to-end-id';
import { ownInstitution } from '@/sandbox/fake-data/own-institution';
import type { Party } from '@/sandbox/fake-data/people';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { lockAccounts } from '@/sandbox/ledger/lock-accounts';
import { creditReceived, debitSent } from '@/sandbox/ledger/movements';
import { postMovements } from '@/sandbox/ledger/post-movements';
import { holderOf } from '@/sandbox/pix-keys/find-key-holder';
import { pixKeyType } from '@/sandbox/pix-keys/pix-key-type';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { asPayer, asReceiver } from '@/sandbox/transaction-records/party-columns';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { changeTransaction } from '@/sandbox/transactions/change-transaction';
import type { PlannedSettlement } from './planned-settlement';

/**
 * What was held leaves the account; a charge of this service that it pays is paid, under the same end-to-end id.
 * Null when that charge cannot be paid any more.
 */
export async function completeWithdrawal(
  place: AccountsPlace,
  tx: TransactionSql,
  account: Account,
  row: TransactionRow,
  order: PlannedSettlement | undefined,
  at: Date,
): Promise<TransactionRow | null> {
  const paidAt = at.toISOString();
  const payer = merchantParty(account);
  const paidUnder = endToEndId('E', ownInstitution.ispb, paidAt, seededFraction);
  const merchant = order?.chargeAccountId ? await accountAt(place, { id: order.chargeAccountId }) : null;
  const charge =
    merchant && order?.chargeId
      ? await payIfOpen(() => completeCharge(tx, merchant, order.chargeId ?? '', payer, at, paidUnder))
      : undefined;
  if (charge === null) return null;
  const receiver = order?.receiver ?? (await receiverOf(place, row));
  const payment = { status: 'COMPLETED', ...asPayer(payer), ...asReceiver(receiver), endToEndId: paidUnder, paidAt } as const;
  const completed = await changeTransaction(tx, account.id, row.id, payment, at);
  if (merchant) await lockAccounts(tx, [account.id, merchant.id]);
  await postMovements(tx, account.id, debitSent(row), at, { force: true });
  if (merchant && charge) await postMovements(tx, merchant.id, creditReceived(charge), at, { force: true });
  return completed;
}

async function payIfOpen(pay: () => Promise<TransactionRow>): Promise<TransactionRow | null> {
  try {
    return await pay();
  } catch (failure) {
    if (failure instanceof ServiceProblem) return null;
    throw failure;
  }
}

/** Who a withdrawal of the invented past goes to: nobody wrote it down, but the key says it. */
async function receiverOf(place: AccountsPlace, { withdrawPixKey }: TransactionRow): Promise<Party> {
  const key = withdrawPixKey ?? '';
  const { party } = await holderOf(place, key, pixKeyType(key) ?? 'evp');
  return party;
}
