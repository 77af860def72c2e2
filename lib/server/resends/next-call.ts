import 'server-only';

interface PendingRow {
  readonly place: number;
  readonly transactionId: string;
  /** When the transaction was created; null when unknown. */
  readonly transactionAt: Date | null;
}

export type ResendCall =
  | { readonly kind: 'many'; readonly from: Date; readonly to: Date; readonly rows: readonly PendingRow[] }
  | { readonly kind: 'one'; readonly rows: readonly [PendingRow] };

const day = 24 * 3_600_000;
/** interface: Callbacks. At most thirty days back, minus an hour for clock differences. */
const maxAgeMs = 30 * day - 3_600_000;
const maxSpanMs = 7 * day;
const maxIds = 100;

/**
 * The next call of a resend: the oldest row with all that fit into its seven days, or alone if it is too old for that. Null when no row is
 * pending.
 */
export function nextCall(waiting: readonly PendingRow[], now: Date): ResendCall | null {
  const [first] = [...waiting].sort((a, b) => timeOf(a) - timeOf(b));
  if (!first) return null;
  const { transactionAt: from } = first;
  if (from === null || now.getTime() - from.getTime() > maxAgeMs) return { kind: 'one', rows: [first] };
  const end = from.getTime() + maxSpanMs;
  const rows = waiting.filter(({ transactionAt }) => transactionAt !== null && transactionAt >= from && transactionAt.getTime() <= end);
  const taken = [...rows].sort((a, b) => timeOf(a) - timeOf(b)).slice(0, maxIds);
  return { kind: 'many', from, to: new Date(Math.max(...taken.map(timeOf))), rows: taken };
}

function timeOf({ transactionAt }: PendingRow): number {
  return transactionAt?.getTime() ?? 0;
}
