import type { z } from 'zod';
import { cardChargeShapes } from './card/card-charges.shape';
import { cardTokenShapes } from './card/card-tokens.shape';
import { exchangeShapes } from './card/exchange.shape';
import { recurrenceShapes } from './card/recurrences.shape';
import { approvalRuleShapes } from './office/approvals/approval-rules.shape';
import { approvalShapes } from './office/approvals/approvals.shape';
import { auditShapes } from './office/audit/audit.shape';
import { inboxShapes } from './office/callbacks/inbox.shape';
import { resendShapes } from './office/callbacks/resends.shape';
import { undeliveredShapes } from './office/callbacks/undelivered.shape';
import { webhookSecretShapes } from './office/callbacks/webhook-secrets.shape';
import { exportShapes } from './office/files/exports.shape';
import { reportRequestShapes } from './office/files/report-requests.shape';
import { statementDaysShapes } from './office/files/statement-days.shape';
import { draftShapes } from './office/infractions/drafts.shape';
import { infractionWorkShapes } from './office/infractions/infraction-work.shape';
import { sentDefenseShapes } from './office/infractions/sent-defenses.shape';
import { noticesShapes } from './office/notices.shape';
import { officeShapes } from './office/office.shape';
import { type Operation, operationShapes } from './office/operations.shape';
import { payeeShapes } from './office/payees.shape';
import { retentionShapes } from './office/retention.shape';
import { secondFactorShapes } from './office/second-factor/second-factor.shape';
import { serviceHealthShapes } from './office/service-health.shape';
import { securityAlertShapes } from './office/staff/security-alerts.shape';
import { accountShapes } from './pix/account/account.shape';
import { autoWithdrawShapes } from './pix/account/auto-withdraw.shape';
import { pendingDepositShapes } from './pix/account/pending-deposits.shape';
import { pixKeyShapes } from './pix/account/pix-keys.shape';
import { statementShapes } from './pix/account/statements.shape';
import { callbackShapes } from './pix/callbacks/callbacks.shape';
import { webhookShapes } from './pix/callbacks/webhooks.shape';
import { chargeShapes } from './pix/charges.shape';
import { defenseShapes } from './pix/infractions/defenses.shape';
import { infractionShapes } from './pix/infractions/infractions.shape';
import { transferShapes } from './pix/payouts/transfers.shape';
import { withdrawalShapes } from './pix/payouts/withdrawals.shape';
import { qrCodeShapes } from './pix/qr-codes.shape';
import { refundShapes } from './pix/refunds.shape';
import { reportShapes } from './pix/reports.shape';
import { serviceStatusShapes } from './pix/service-status.shape';
import { transactionShapes } from './pix/transactions.shape';
import type { EndpointName, EndpointOf, NamesOf } from './registry';
import type { Whole } from './shape/whole.shape';

/** The shape half of the registry: request body, response as documented (wire), and the parsed record. */
interface Shape {
  /** What is sent to the service, or to our own records. */
  readonly body?: z.ZodType;
  /** What the browser sends instead, where our server adds or checks something. */
  readonly request?: z.ZodType;
  readonly record: z.ZodType;
  /** Who sees an answer of our own unmasked; answers of the service are always masked. */
  readonly whole?: Whole;
}

interface ServiceShape extends Shape {
  readonly wire: z.ZodType;
  readonly whole?: undefined;
}

export type Complete = { readonly [N in NamesOf<'office'>]: Shape } & { readonly [N in NamesOf<'pix' | 'card'>]: ServiceShape };

/** Does not compile while an endpoint of the registry has no shape. */
export const shapes = {
  ...accountShapes,
  ...autoWithdrawShapes,
  ...transactionShapes,
  ...chargeShapes,
  ...pendingDepositShapes,
  ...refundShapes,
  ...withdrawalShapes,
  ...qrCodeShapes,
  ...pixKeyShapes,
  ...transferShapes,
  ...statementShapes,
  ...statementDaysShapes,
  ...reportShapes,
  ...reportRequestShapes,
  ...exportShapes,
  ...retentionShapes,
  ...serviceStatusShapes,
  ...serviceHealthShapes,
  ...callbackShapes,
  ...webhookShapes,
  ...webhookSecretShapes,
  ...resendShapes,
  ...undeliveredShapes,
  ...inboxShapes,
  ...infractionShapes,
  ...infractionWorkShapes,
  ...noticesShapes,
  ...securityAlertShapes,
  ...defenseShapes,
  ...sentDefenseShapes,
  ...auditShapes,
  ...draftShapes,
  ...cardTokenShapes,
  ...cardChargeShapes,
  ...recurrenceShapes,
  ...exchangeShapes,
  ...operationShapes,
  ...payeeShapes,
  ...secondFactorShapes,
  ...approvalShapes,
  ...approvalRuleShapes,
  ...officeShapes,
} satisfies Complete;

type Shapes = typeof shapes;

/** The parsed answer of an endpoint. */
export type RecordOf<N extends EndpointName> = z.output<Shapes[N]['record']>;

/** What the service writes: the sandbox must emit exactly this. */
export type WireOf<N extends NamesOf<'pix' | 'card'>> = z.input<Shapes[N]['wire']>;

/** The body of a call; `undefined` where there is none. */
export type BodyOf<N extends EndpointName> = Shapes[N] extends { request: infer A extends z.ZodType }
  ? z.input<A>
  : Shapes[N] extends { body: infer B extends z.ZodType }
    ? z.input<B>
    : undefined;

type MoneyName = { [N in EndpointName]: EndpointOf<N>['effect'] extends 'money' ? N : never }[EndpointName];

/** The gateway's answer: the record; for money operations also the operation, whose record may still be unknown. */
export type AnswerOf<N extends EndpointName> = N extends MoneyName
  ? { readonly operation: Operation; readonly record: RecordOf<N> | null }
  : RecordOf<N>;

export type ParsedBodyOf<N extends EndpointName> = Shapes[N] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;

export type Transaction = RecordOf<'transactions.list'>['items'][number];

export function shapeOf(name: EndpointName): Shape {
  return shapes[name];
}
