import type { Account } from '@/sandbox/accounts/account';
import { type AccountSource, findAccount } from '@/sandbox/accounts/find-account';
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
import { findKeyHolder } from '@/sandbox/pix-keys/find-key-holder';
import { pixKeyType } from '@/sandbox/pix-keys/pix-key-type';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { asPayer, asReceiver } from '@/sandbox/transaction-records/party-columns';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { changeTransaction } from '@/sandbox/transactions/change-transaction';
import type { PlannedSettlement } from './planned-settlement';

/**
 * Completes a withdrawal: debits the blocked money, and pays the charge of this service behind its QR code under the same end-to-end id.
 * Returns null when that charge cannot be paid any more.
 */
export async function completeWithdrawal(
  source: AccountSource,
  tx: TransactionSql,
  account: Account,
  row: TransactionRow,
  planned: PlannedSettlement | undefined,
  at: Date,
): Promise<TransactionRow | null> {
  const paidAt = at.toISOString();
  const payer = merchantParty(account);
  const paymentEndToEndId = endToEndId('E', ownInstitution.ispb, paidAt, seededFraction);
  const merchant = planned?.chargeAccountId ? await findAccount(source, { id: planned.chargeAccountId }) : null;
  const charge =
    merchant && planned?.chargeId
      ? await payIfOpen(() => completeCharge(tx, merchant, planned.chargeId ?? '', payer, at, paymentEndToEndId))
      : undefined;
  if (charge === null) return null;
  const receiver = planned?.receiver ?? (await receiverOf(source, row));
  const payment = { status: 'COMPLETED', ...asPayer(payer), ...asReceiver(receiver), endToEndId: paymentEndToEndId, paidAt } as const;
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

/** The receiver of a seeded withdrawal, which is not stored: the holder of its key. */
async function receiverOf(source: AccountSource, { withdrawPixKey }: TransactionRow): Promise<Party> {
  const key = withdrawPixKey ?? '';
  const { party } = await findKeyHolder(source, key, pixKeyType(key) ?? 'evp');
  return party;
}
