'use client';

export interface LiveListener {
  /** The stream is open. Called again after a gap, or when events were missed, because they are not repeated. */
  opened(): void;
  /** Resources that have changed. */
  changed(resources: readonly string[]): void;
  lost(): void;
  /** The server answered with something else than a stream, perhaps because the session has ended. */
  refused(): void;
}

/**
 * After an answer that is no stream (a restarting service, a proxy error, too many tabs) the browser stops retrying. We continue, doubling
 * the delay up to a minute.
 */
const reopenMs = 5_000;
const maxReopenMs = 60_000;
/** After a stop that was announced another instance answers soon; not all browsers come at once. */
const restartMs = () => 1_000 + Math.random() * 4_000;

/** The server sends something every 20 seconds. A stream that stays silent this long is held back or dead. */
const silentMs = 50_000;

/** Opens the event stream and keeps reconnecting, also when it is silent for too long. Returns the close function. */
export function openStream(listener: LiveListener): () => void {
  let stream: EventSource;
  let reopening: ReturnType<typeof setTimeout>;
  let silence: ReturnType<typeof setTimeout>;
  let pauseMs = reopenMs;
  const connect = () => {
    stream = new EventSource('/api/live');
    noteActivity();
    stream.addEventListener('opened', () => {
      noteActivity();
      pauseMs = reopenMs;
      listener.opened();
    });
    stream.addEventListener('here', noteActivity);
    stream.addEventListener('restarting', () => {
      pauseMs = restartMs();
    });
    stream.addEventListener('changed', (event) => {
      noteActivity();
      listener.changed(resourcesIn(JSON.parse(String(event.data))));
    });
    stream.addEventListener('error', () => {
      listener.lost();
      if (stream.readyState !== EventSource.CLOSED) return;
      listener.refused();
      reopen();
    });
  };
  const reopen = () => {
    clearTimeout(silence);
    reopening = setTimeout(connect, pauseMs);
    pauseMs = Math.min(2 * pauseMs, maxReopenMs);
  };
  const noteActivity = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      listener.lost();
      stream.close();
      reopen();
    }, silentMs);
  };
  connect();
  return () => {
    clearTimeout(reopening);
    clearTimeout(silence);
    stream.close();
  };
}

export function resourcesIn(data: unknown): string[] {
  return Array.isArray(data) ? data.map(String) : [];
}
