import 'server-only';

interface Shutdown {
  /** When it began; null while the process serves. */
  begunAt: number | null;
  readonly listeners: Set<() => void>;
}

// Next loads a module once per bundle, and all of them stop together.
const holder = globalThis as typeof globalThis & { balcaoShutdown?: Shutdown };

function shutdown(): Shutdown {
  holder.balcaoShutdown ??= { begunAt: null, listeners: new Set() };
  return holder.balcaoShutdown;
}

/** Marks this process as stopping: health says so, event streams end, and long work is handed over. Cannot be taken back. */
export function beginShutdown(): void {
  const state = shutdown();
  if (state.begunAt !== null) return;
  state.begunAt = performance.now();
  for (const listener of state.listeners) listener();
}

export function isStopping(): boolean {
  return shutdown().begunAt !== null;
}

/** How long this process has been stopping, in milliseconds; 0 while it serves. */
export function stoppingForMs(): number {
  const { begunAt } = shutdown();
  return begunAt === null ? 0 : performance.now() - begunAt;
}

/** Calls `listener` when the process begins to stop. Returns the unsubscribe function. */
export function onShutdown(listener: () => void): () => void {
  const { listeners } = shutdown();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
