import 'server-only';

/**
 * What makes deliveries hard to take: a clock that differs from the service's, a body above the limit, or one packed in a way we do not
 * open.
 */
export type InboxTrouble = 'clock' | 'too-large' | 'packed';

/** How long one case counts: the service repeats for hours, so what goes on happens again within this time. */
const countsMs = 60 * 60_000;

// Next loads a module once per bundle; the inbox and the health of the process are in different ones.
const holder = globalThis as typeof globalThis & { balcaoInboxTrouble?: Map<InboxTrouble, number> };
holder.balcaoInboxTrouble ??= new Map();
const lastSeen = holder.balcaoInboxTrouble;

export function noteInboxTrouble(trouble: InboxTrouble, now: Date): void {
  // Kept in the order in which they happened last.
  lastSeen.delete(trouble);
  lastSeen.set(trouble, now.getTime());
}

/** The newest trouble of the last hour; null when all is well. */
export function recentInboxTrouble(now: Date): InboxTrouble | null {
  return Array.from(lastSeen).findLast(([, at]) => now.getTime() - at < countsMs)?.[0] ?? null;
}
