import 'server-only';
import type { CapabilityName } from '@/lib/contracts/office/developers/capabilities';
import type { EndpointName, NamesOf } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';

type Account = RecordOf<'account.read'>;

/** The fields of the account that say whether it may do something. */
export type AccountFlag = 'allowDeposit' | 'allowWithdraw' | 'allowInfraction' | 'allowInternalTransfer';

/** The calls of a capability, and what is known about it besides. */
export interface CapabilityRule {
  /** The first one names its permission and its area; a refusal of any counts. */
  readonly endpoints: readonly [EndpointName & NamesOf<'pix' | 'card'>, ...NamesOf<'pix' | 'card'>[]];
  readonly flag?: AccountFlag & keyof Account;
  /** Only this refusal is about it: all other answers are about the capability of the same calls. */
  readonly onlyCode?: string;
}

export const capabilityTable: Readonly<Record<CapabilityName, CapabilityRule>> = {
  charge: { endpoints: ['charges.create'], flag: 'allowDeposit' },
  chargeForCompany: { endpoints: ['charges.create'], flag: 'allowDeposit', onlyCode: 'SVD201' },
  chargeQr: { endpoints: ['charges.qrCode'] },
  pendingDeposits: { endpoints: ['pendingDeposits.list', 'pendingDeposits.read'] },
  refund: { endpoints: ['refunds.create'] },
  keyLookup: { endpoints: ['pixKeys.find'] },
  withdrawByKey: { endpoints: ['withdrawals.create'], flag: 'allowWithdraw' },
  qrRead: { endpoints: ['qrCodes.read'] },
  withdrawByQr: { endpoints: ['withdrawals.createFromQrCode'], flag: 'allowWithdraw' },
  internalTransfer: { endpoints: ['transfers.create'], flag: 'allowInternalTransfer' },
  history: { endpoints: ['transactions.list', 'transactions.read'] },
  statements: { endpoints: ['statements.list', 'statements.read'] },
  reports: { endpoints: ['reports.create', 'reports.list', 'reports.download'] },
  receipts: { endpoints: ['charges.receipt', 'withdrawals.receipt'] },
  infractions: { endpoints: ['infractions.list', 'infractions.read'] },
  defense: { endpoints: ['defenses.create'], flag: 'allowInfraction' },
  defenseRead: { endpoints: ['defenses.list', 'defenses.read'] },
  deliveries: { endpoints: ['callbacks.list', 'callbacks.read'] },
  resend: { endpoints: ['callbacks.resend', 'callbacks.resendMany'] },
  webhooks: { endpoints: ['webhooks.create', 'webhooks.list', 'webhooks.change', 'webhooks.remove', 'webhooks.rotateSecret'] },
  cardCharge: { endpoints: ['cardCharges.create'] },
  cardHistory: { endpoints: ['cardCharges.list', 'cardCharges.read'] },
  cardReversal: { endpoints: ['cardCharges.reverse'] },
  recurrences: {
    endpoints: ['recurrences.changeAmount', 'recurrences.read', 'recurrences.deactivate', 'recurrences.reactivate'],
  },
  exchange: { endpoints: ['exchange.list', 'exchange.read', 'exchange.convert'] },
  profile: { endpoints: ['account.read', 'balance.read'] },
  pixKeys: { endpoints: ['pixKeys.list'] },
  autoWithdraw: { endpoints: ['account.change'] },
};
