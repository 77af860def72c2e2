import type { z } from 'zod';
import { accountShapes } from './account.shape';
import { askedReportShapes } from './asked-reports.shape';
import { autoWithdrawShapes } from './auto-withdraw.shape';
import { callbackShapes } from './callbacks.shape';
import { cardChargeShapes } from './card-charges.shape';
import { cardTokenShapes } from './card-tokens.shape';
import { chargeShapes } from './charges.shape';
import { defenseShapes } from './defenses.shape';
import { draftShapes } from './drafts.shape';
import { exchangeShapes } from './exchange.shape';
import { exportShapes } from './exports.shape';
import { infractionWorkShapes } from './infraction-work.shape';
import { infractionShapes } from './infractions.shape';
import { noticesShapes } from './notices.shape';
import { officeShapes } from './office.shape';
import { type Operation, operationShapes } from './operations.shape';
import { payeeShapes } from './payees.shape';
import { pendingDepositShapes } from './pending-deposits.shape';
import { pixKeyShapes } from './pix-keys.shape';
import { qrCodeShapes } from './qr-codes.shape';
import { recurrenceShapes } from './recurrences.shape';
import { refundShapes } from './refunds.shape';
import type { EndpointName, EndpointOf, NamesOf } from './registry';
import { reportShapes } from './reports.shape';
import { resendShapes } from './resends.shape';
import { retentionShapes } from './retention.shape';
import { securityAlertShapes } from './security-alerts.shape';
import { seenStatusShapes } from './seen-status.shape';
import { sentDefenseShapes } from './sent-defenses.shape';
import { serviceStatusShapes } from './service-status.shape';
import { statementDaysShapes } from './statement-days.shape';
import { statementShapes } from './statements.shape';
import { transactionShapes } from './transactions.shape';
import { transferShapes } from './transfers.shape';
import { undeliveredShapes } from './undelivered.shape';
import { webhookSecretShapes } from './webhook-secrets.shape';
import { webhookShapes } from './webhooks.shape';
import { withdrawalShapes } from './withdrawals.shape';

/** The shape half of the registry: what is sent, what the document says comes back, what the product reads of it. */
interface Shape {
  /** What goes to the service, or to our own records. */
  readonly body?: z.ZodType;
  /** What the browser sends instead, where our server adds or checks something on the way. */
  readonly ask?: z.ZodType;
  readonly record: z.ZodType;
}

interface ServiceShape extends Shape {
  readonly wire: z.ZodType;
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
  ...askedReportShapes,
  ...exportShapes,
  ...retentionShapes,
  ...serviceStatusShapes,
  ...seenStatusShapes,
  ...callbackShapes,
  ...webhookShapes,
  ...webhookSecretShapes,
  ...resendShapes,
  ...undeliveredShapes,
  ...infractionShapes,
  ...infractionWorkShapes,
  ...noticesShapes,
  ...securityAlertShapes,
  ...defenseShapes,
  ...sentDefenseShapes,
  ...draftShapes,
  ...cardTokenShapes,
  ...cardChargeShapes,
  ...recurrenceShapes,
  ...exchangeShapes,
  ...operationShapes,
  ...payeeShapes,
  ...officeShapes,
} satisfies Complete;

type Shapes = typeof shapes;

/** What the product reads of an endpoint's answer. */
export type RecordOf<N extends EndpointName> = z.output<Shapes[N]['record']>;

/** What the service writes: the sandbox must emit exactly this. */
export type WireOf<N extends NamesOf<'pix' | 'card'>> = z.input<Shapes[N]['wire']>;

/** What is sent with a call; `undefined` where nothing is. */
export type BodyOf<N extends EndpointName> = Shapes[N] extends { ask: infer A extends z.ZodType }
  ? z.input<A>
  : Shapes[N] extends { body: infer B extends z.ZodType }
    ? z.input<B>
    : undefined;

type MoneyName = { [N in EndpointName]: EndpointOf<N>['effect'] extends 'money' ? N : never }[EndpointName];

/** What our door answers: the record, and for what moves money the operation besides, whose record may still be unknown. */
export type AnswerOf<N extends EndpointName> = N extends MoneyName
  ? { readonly operation: Operation; readonly record: RecordOf<N> | null }
  : RecordOf<N>;

export type ParsedBodyOf<N extends EndpointName> = Shapes[N] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;

export type Transaction = RecordOf<'transactions.list'>['items'][number];

export function shapeOf(name: EndpointName): Shape {
  return shapes[name];
}
