import type { RuleFields } from '@/lib/contracts/office/approvals/approval-rules.shape';
import type { OperationKind } from '@/lib/contracts/office/operations';
import { toReais } from '@/lib/format/money/money';

/** The amount in reais from which the rules of the run hold an operation. */
const heldFrom = 50;

const common = {
  from: toReais(heldFrom),
  dayFrom: null,
  newPayee: false,
  hours: null,
  roles: ['admin'],
  standsHours: 1,
  enabled: true,
} satisfies Partial<RuleFields>;

/** The rules of the run: a payment needs one other person, a refund two. A card charge gets a permit, which its requester uses by sending it again. */
export const approvalRules: readonly RuleFields[] = [
  { ...common, title: 'Saques e transferências', actions: ['withdrawal-by-key', 'transfer'], needed: 1 },
  { ...common, title: 'Devoluções', actions: ['refund'], needed: 2 },
  { ...common, title: 'Cobranças no cartão', actions: ['card-charge'], needed: 1 },
];

const heldKinds: readonly OperationKind[] = ['withdrawals.create', 'transfers.create', 'refunds.create', 'cardCharges.create'];

/** Whether the rules hold an operation of this amount in reais. */
export const isHeld = (kind: OperationKind, amount: number): boolean => heldKinds.includes(kind) && amount >= heldFrom;
