let live = false;
const watchers = new Set<() => void>();

/** Stores whether the event stream is open, for all components of the page. */
export function setLive(next: boolean): void {
  if (live === next) return;
  live = next;
  for (const watcher of watchers) watcher();
}

/** Whether the event stream is open; otherwise components that wait for a change poll. */
export const isLive = () => live;

/** Calls back when the stream opens or closes, without drawing anything anew. Returns what ends it. */
export function watchLive(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
