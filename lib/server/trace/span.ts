import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a span may say besides its name: names of the registry, fixed words, codes, and ids of ours. No address, query, document, person or
 * token is ever one.
 */
export interface SpanFacts {
  readonly endpoint?: string;
  readonly area?: string;
  readonly job?: string;
  readonly kind?: string;
  readonly requestId?: string;
  readonly operation?: string;
  readonly status?: number;
  readonly code?: string | null;
  readonly outcome?: string;
  readonly state?: string;
  readonly verdict?: string;
}

export interface OpenSpan {
  readonly traceId: string;
  note(facts: SpanFacts): void;
  end(failed: boolean): void;
}

/** Begins spans; there is one while traces are exported, and none otherwise. */
export interface Tracer {
  begin(name: string, parent: OpenSpan | null, startedAt: number): OpenSpan;
}

/** A span that is about to begin: its first child, or its end, makes it. */
interface Place {
  readonly span: () => OpenSpan;
}

interface Tracing {
  tracer: Tracer | null;
  readonly places: AsyncLocalStorage<Place>;
}

// Next loads a module once per bundle, and all of them trace together.
const holder = globalThis as typeof globalThis & { balcaoTracing?: Tracing };

function tracing(): Tracing {
  holder.balcaoTracing ??= { tracer: null, places: new AsyncLocalStorage() };
  return holder.balcaoTracing;
}

export function setTracer(tracer: Tracer | null): void {
  tracing().tracer = tracer;
}

/** The trace that the present work belongs to, for the log; null outside of any. */
export function currentTrace(): string | null {
  const { tracer, places } = tracing();
  return tracer === null ? null : (places.getStore()?.span().traceId ?? null);
}

export type NoteFacts = (facts: SpanFacts) => void;

interface SpanOptions {
  /** Made only if it has a child, fails or takes long: most turns of background work do nothing. */
  readonly onlyWithContent?: boolean;
}

const longMs = 1_000;

/** Runs a piece of work within a span of its own, which is below the one it was called in. Without a tracer the work is all there is. */
export async function inSpan<T>(
  name: string,
  facts: SpanFacts,
  run: (note: NoteFacts) => Promise<T>,
  { onlyWithContent = false }: SpanOptions = {},
): Promise<T> {
  const { tracer, places } = tracing();
  if (tracer === null) return run(() => {});
  const parent = places.getStore();
  const startedAt = Date.now();
  let made: OpenSpan | null = null;
  const span = () => {
    if (made === null) {
      made = tracer.begin(name, parent?.span() ?? null, startedAt);
      made.note(facts);
    }
    return made;
  };
  if (!onlyWithContent) span();
  try {
    const result = await places.run({ span }, () => run((more) => span().note(more)));
    if (made !== null || Date.now() - startedAt > longMs) span().end(false);
    return result;
  } catch (error) {
    span().end(true);
    throw error;
  }
}
