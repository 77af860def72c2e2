import 'server-only';

/**
 * What makes deliveries hard to take: a clock that differs from the service's, a body above the limit, or one packed in a way we do not
 * open.
 */
export type InboxWarning = 'clock' | 'too-large' | 'packed';

/** How long one case counts: the service repeats for hours, so what goes on happens again within this time. */
const warningMs = 60 * 60_000;

// Next loads a module once per bundle; the inbox and the health of the process are in different ones.
const holder = globalThis as typeof globalThis & { balcaoInboxWarnings?: Map<InboxWarning, number> };
holder.balcaoInboxWarnings ??= new Map();
const lastSeen = holder.balcaoInboxWarnings;

export function recordInboxWarning(warning: InboxWarning, now: Date): void {
  // Kept in the order in which they happened last.
  lastSeen.delete(warning);
  lastSeen.set(warning, now.getTime());
}

/** The newest trouble of the last hour; null when all is well. */
export function recentInboxWarning(now: Date): InboxWarning | null {
  return Array.from(lastSeen).findLast(([, at]) => now.getTime() - at < warningMs)?.[0] ?? null;
}
