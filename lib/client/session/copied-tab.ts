import { newId } from '@/lib/client/browser/new-id';

/** Milliseconds for which a page that is being reloaded may still hold its lock. */
const releaseMs = 1_500;
const idKey = 'tab';

const listeners = new Set<() => void>();
let claimed = false;

/**
 * Calls `listener` when this tab is a copy of one that is still open. A copy starts with the other's storage; its operations and references
 * are then removed, so that each tab has its own, and typed text stays. The listener gives the open form another idempotency key.
 */
export function onCopiedTab(listener: () => void): () => void {
  listeners.add(listener);
  if (!claimed) {
    claimed = true;
    void claimTab();
  }
  return () => listeners.delete(listener);
}

/** Holds a lock under the tab's id for as long as the page lives: whoever finds it held is a copy. */
async function claimTab(): Promise<void> {
  // Without locks, as on an address that is not secure, a copy cannot be told from a reload: it stays what it was.
  if (!navigator.locks) return;
  const id = sessionStorage.getItem(idKey) ?? newTabId();
  // A page that is loaded again is the same tab, however slowly the one before lets go.
  if (isReload()) return void holdLock(id, null);
  if (await holdLock(id, AbortSignal.timeout(releaseMs))) return;
  forgetShared();
  void holdLock(newTabId(), null);
  for (const listener of [...listeners]) listener();
}

function newTabId(): string {
  const id = newId();
  sessionStorage.setItem(idKey, id);
  return id;
}

function isReload(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/** False where another page holds it until the wait is over. */
function holdLock(id: string, waiting: AbortSignal | null): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`tab:${id}`, waiting ? { signal: waiting } : {}, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}

/** Forgets the keys of operations and the references of drafts, which belong to the other tab. */
function forgetShared(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith('operation:')) sessionStorage.removeItem(name);
    if (name.startsWith('draft:')) sessionStorage.setItem(name, withoutReference(sessionStorage.getItem(name) ?? '{}'));
  }
}

function withoutReference(stored: string): string {
  try {
    const { reference: _reference, ...draft } = JSON.parse(stored);
    return JSON.stringify(draft);
  } catch {
    return '{}';
  }
}
