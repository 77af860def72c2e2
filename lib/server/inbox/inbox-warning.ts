import 'server-only';

/**
 * A reason why deliveries could not be stored as received: a clock that differs from the service's, a body above the limit, or a content
 * encoding we do not open.
 */
export type InboxWarning = 'clock' | 'too-large' | 'packed';

/** Milliseconds a warning is reported. The service repeats for hours, so a lasting cause occurs again within this time. */
const warningMs = 60 * 60_000;

// Next loads a module once per bundle; the inbox and the health of the process are in different ones.
const holder = globalThis as typeof globalThis & { balcaoInboxWarnings?: Map<InboxWarning, number> };
holder.balcaoInboxWarnings ??= new Map();
const lastSeen = holder.balcaoInboxWarnings;

export function recordInboxWarning(warning: InboxWarning, now: Date): void {
  // Ordered by when each occurred last.
  lastSeen.delete(warning);
  lastSeen.set(warning, now.getTime());
}

/** The newest warning of the last hour; null without one. */
export function recentInboxWarning(now: Date): InboxWarning | null {
  return Array.from(lastSeen).findLast(([, at]) => now.getTime() - at < warningMs)?.[0] ?? null;
}
