'use client';

export interface LiveListener {
  /** The stream is open. Called again after a gap, or when events were missed, because they are not repeated. */
  opened(): void;
  /** Resources that have changed. */
  changed(resources: readonly string[]): void;
  lost(): void;
}

/**
 * After an answer that is no stream (a restarting service, a proxy error, too many tabs) the browser stops retrying. We continue, doubling
 * the delay up to a minute.
 */
const reopenMs = 5_000;
const maxReopenMs = 60_000;

/** Opens the event stream and keeps reconnecting. Returns the close function. */
export function openStream(listener: LiveListener): () => void {
  let stream: EventSource;
  let reopening: ReturnType<typeof setTimeout>;
  let pauseMs = reopenMs;
  const connect = () => {
    stream = new EventSource('/api/live');
    stream.addEventListener('opened', () => {
      pauseMs = reopenMs;
      listener.opened();
    });
    stream.addEventListener('changed', (event) => listener.changed(resourcesIn(JSON.parse(String(event.data)))));
    stream.addEventListener('error', () => {
      listener.lost();
      if (stream.readyState !== EventSource.CLOSED) return;
      reopening = setTimeout(connect, pauseMs);
      pauseMs = Math.min(2 * pauseMs, maxReopenMs);
    });
  };
  connect();
  return () => {
    clearTimeout(reopening);
    stream.close();
  };
}

export function resourcesIn(data: unknown): string[] {
  return Array.isArray(data) ? data.map(String) : [];
}
