import 'server-only';
import type { VariantName, VariantValue, variants } from '@/lib/contracts/office/developers/variants';
import type { EndpointName } from '@/lib/contracts/registry';
import { itemsIn } from '@/lib/contracts/shape/page.shape';
import { parsePixCode } from '@/lib/format/identifier/pix-code';
import type { Admission } from '@/lib/server/upstream/recording/admission';

/** One answer to one question about the service, and where it was seen. */
export interface VariantSighting {
  readonly variant: VariantName;
  readonly value: VariantValue;
  /** The call, or our inbox. */
  readonly place: EndpointName | 'inbox';
}

/** A call that ended, as far as variants are told by it. */
export interface AnsweredCall {
  readonly endpoint: EndpointName;
  readonly admission: Admission | null;
  readonly status: number | null;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Of a success. */
  readonly answer: unknown;
  /** The fields that a refusal names. */
  readonly refusedFields: readonly string[];
}

type Sighted<V extends VariantName> = (typeof variants)[V][number] | null;
type Finders = { readonly [V in VariantName]?: (call: AnsweredCall) => Sighted<V> };

type Wire = Readonly<Record<string, unknown>>;

/**
 * Which variants a call shows. It looks at answers that are there anyway: nothing is called for it, and of an answer nothing but the names and kinds of
 * its fields counts. Whatever it is given, it does not throw.
 */
export function seenVariants(call: AnsweredCall): VariantSighting[] {
  return Object.entries(finders).flatMap(([name, find]) => {
    const value = find(call);
    // The name is one of the table it was read from.
    return value === null ? [] : [{ variant: name as VariantName, value, place: call.endpoint }];
  });
}

const offered = (...endpoints: readonly EndpointName[]) => {
  return ({ endpoint, status, admission }: AnsweredCall) => {
    if (!endpoints.includes(endpoint)) return null;
    if (admission === 'absent') return 'absent';
    return isSuccess(status) ? 'offered' : null;
  };
};

const statusOf = (...endpoints: readonly EndpointName[]) => {
  return ({ endpoint, status }: AnsweredCall) => {
    if (!endpoints.includes(endpoint)) return null;
    return status === 200 || status === 201 || status === 202 ? (`${status}` as const) : null;
  };
};

/** Whether a field is there, under one name or another; null where the answer has neither. */
const named = <const A extends string, const B extends string>(endpoint: EndpointName, names: readonly [string, A, string, B]) => {
  const [first, a, second, b] = names;
  return (call: AnsweredCall): A | B | null => {
    if (call.endpoint !== endpoint || !isWire(call.answer)) return null;
    if (first in call.answer) return a;
    return second in call.answer ? b : null;
  };
};

const finders: Finders = {
  webhooks: offered('webhooks.list', 'webhooks.create'),
  statements: offered('statements.list'),
  pendingDeposits: offered('pendingDeposits.list'),
  reportList: offered('reports.list'),
  pixKeyList: offered('pixKeys.list'),
  serviceStatus: offered('serviceStatus.read'),
  listEnvelope({ endpoint, answer }) {
    const isPaged = ['transactions.list', 'callbacks.list', 'infractions.list', 'statements.list', 'reports.list'].includes(endpoint);
    if (!isPaged || !isWire(answer)) return null;
    return Array.isArray(answer.data) ? 'data' : 'named';
  },
  pageLimit({ endpoint, query, status, refusedFields, answer }) {
    if (endpoint !== 'transactions.list' || Number(query.limit) <= maxLimit || query.limit === undefined) return null;
    if (status === 400) return refusedFields.includes('limit') ? 'refused' : null;
    const { length } = itemsOf(answer);
    if (!isSuccess(status) || length < maxLimit) return null;
    return length === maxLimit ? 'cut' : 'served';
  },
  dateFrom({ endpoint, query, status, refusedFields }) {
    if (endpoint !== 'transactions.list' || query.dateFrom !== undefined) return null;
    if (status === 400) return refusedFields.includes('dateFrom') ? 'required' : null;
    return isSuccess(status) ? 'optional' : null;
  },
  creationStatus: statusOf('charges.create', 'withdrawals.create', 'withdrawals.createFromQrCode'),
  reportStatus: statusOf('reports.create'),
  resendAnswer: named('callbacks.resendMany', ['enqueued', 'enqueued', 'total', 'total']),
  balanceNames: named('balance.read', ['available', 'short', 'balanceAvailable', 'long']),
  profileNames: named('account.read', ['ServiceFee', 'capital', 'serviceFee', 'small']),
  profileDocument({ endpoint, answer }) {
    if (endpoint !== 'account.read' || !isWire(answer)) return null;
    return 'document' in answer ? 'told' : 'left-out';
  },
  callbackUrl(call) {
    const [first] = transactionsOf(call);
    if (call.endpoint !== 'transactions.list' || !first) return null;
    return 'callbackUrl' in first ? 'told' : 'left-out';
  },
  refundAmount(call) {
    const refunded = transactionsOf(call).find(({ refundAmount }) => refundAmount !== null && refundAmount !== undefined);
    if (!refunded) return null;
    return typeof refunded.refundAmount === 'number' ? 'number' : 'text';
  },
  transferForm(call) {
    const transfers = transactionsOf(call).filter(isTransfer);
    if (transfers.length === 0) return null;
    if (transfers.some(({ type }) => type === internalTransfer)) return 'type';
    return transfers.some(({ method }) => method === internalTransfer) ? 'method' : 'accounts';
  },
  virtualAccount({ endpoint, answer }) {
    if (endpoint !== 'callbacks.list') return null;
    const bodies = itemsOf(answer).map(({ body }) => body);
    if (bodies.some((body) => isWire(body) && 'virtualCount' in body)) return 'virtualCount';
    return bodies.some((body) => isWire(body) && 'virtualAccount' in body) ? 'virtualAccount' : null;
  },
  staticCodes({ endpoint, admission, status, answer, body }) {
    if (endpoint !== 'qrCodes.read') return null;
    if (isWire(answer)) return answer.qrCodeType === 'STATIC' ? 'read' : null;
    const isStatic = isWire(body) && typeof body.emv === 'string' && (parsePixCode(body.emv)?.key ?? null) !== null;
    return isStatic && status === 400 && admission === 'allowed' ? 'refused' : null;
  },
  defenseRead({ endpoint, status }) {
    if (endpoint !== 'defenses.list') return null;
    if (isSuccess(status)) return 'read';
    return status === 401 || status === 403 ? 'refused' : null;
  },
};

/** interface: Limits, "Pagination limit". */
const maxLimit = 100;
const internalTransfer = 'INTERNAL_TRANSFER';

function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemsOf(answer: unknown): readonly Wire[] {
  return (itemsIn(answer) ?? []).filter(isWire);
}

/** The transactions of an answer: of a list, or the one that was read. */
function transactionsOf({ endpoint, answer }: AnsweredCall): readonly Wire[] {
  if (endpoint === 'transactions.list') return itemsOf(answer);
  return endpoint === 'transactions.read' && isWire(answer) ? [answer] : [];
}

function isTransfer({ type, method, payerAccountNumber, receiverAccountNumber, endToEndId, status }: Wire): boolean {
  if (type === internalTransfer || method === internalTransfer) return true;
  return Boolean(payerAccountNumber && receiverAccountNumber) && (endToEndId ?? null) === null && status === 'COMPLETED';
}
