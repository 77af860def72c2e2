import type { ChargeRow } from '@/sandbox/card-charges/charge-row';
import { enqueuePostback } from '@/sandbox/card-charges/enqueue-postback';
import { authorizationCode } from '@/sandbox/card-charges/insert-charge';
import { changeCharge } from '@/sandbox/card-charges/stored-charges';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { stateNumber } from './card-behavior';
import { reasonOf } from './reason-messages';

export type Decision = { readonly state: 'PAID' | 'AUTHORIZED' | 'ABORTED' } | { readonly state: 'DENIED'; readonly reasonCode: string };

/** Sets the final status of a charge that was undecided or only authorized. */
export async function decideCharge(tx: TransactionSql, charge: ChargeRow, decision: Decision, at: Date): Promise<ChargeRow> {
  const approved = decision.state === 'PAID' || decision.state === 'AUTHORIZED';
  const reasonCode = decision.state === 'DENIED' ? decision.reasonCode : approved ? '00' : '96';
  const changed = await changeCharge(
    tx,
    charge,
    {
      status: stateNumber(decision.state),
      authorizationCode: approved ? (charge.authorizationCode ?? authorizationCode()) : null,
      reasonCode,
      retryAllowed: !approved && (reasonOf(reasonCode)?.retryAllowed ?? false),
      dueAt: null,
    },
    at,
  );
  await enqueuePostback(tx, changed, 'charge.update', at);
  return changed;
}
