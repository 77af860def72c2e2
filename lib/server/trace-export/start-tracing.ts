import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { log } from '@/lib/server/log';
import { type OpenSpan, type SpanFacts, setTracer } from '@/lib/server/trace/span';

/** Milliseconds a stop waits for what was not sent yet: a collector that is away must hold up nobody. */
const maxFlushMs = 1_000;

/** Of each fact, its name in a span. */
const attributeNames = {
  endpoint: 'balcao.endpoint',
  area: 'balcao.area',
  job: 'balcao.job',
  kind: 'balcao.kind',
  requestId: 'balcao.request_id',
  operation: 'balcao.operation',
  status: 'http.response.status_code',
  code: 'balcao.code',
  outcome: 'balcao.outcome',
  state: 'balcao.state',
  verdict: 'balcao.verdict',
} satisfies Record<keyof SpanFacts, string>;

const attributes: ReadonlyMap<string, string> = new Map(Object.entries(attributeNames));

interface Settings {
  readonly otelExporterOtlpEndpoint: string | null;
  readonly otelExporterOtlpTracesEndpoint: string | null;
}

/**
 * Exports traces when a collector is set; its libraries are not loaded otherwise. The provider is ours alone and not the global one, because
 * the framework would write spans of its own into that, with addresses and their queries. Nothing puts the trace into a header, so the payments
 * service is told nothing. Returns what sends the rest.
 */
export async function startTracing({ otelExporterOtlpEndpoint, otelExporterOtlpTracesEndpoint }: Settings): Promise<() => Promise<void>> {
  if (otelExporterOtlpEndpoint === null && otelExporterOtlpTracesEndpoint === null) return async () => {};
  const [{ ROOT_CONTEXT, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': 'balcao' })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(loggingFailures(new OTLPTraceExporter()))],
  });
  const tracer = provider.getTracer('balcao');
  const spans = new WeakMap<OpenSpan, Span>();
  setTracer({
    begin(name, parent, startedAt) {
      const above = parent === null ? undefined : spans.get(parent);
      const span = tracer.startSpan(name, { startTime: startedAt }, above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT);
      const open: OpenSpan = {
        traceId: span.spanContext().traceId,
        note(facts) {
          if ((facts.status ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          for (const [fact, value] of Object.entries(facts)) {
            const attribute = attributes.get(fact);
            if (attribute !== undefined && value !== undefined && value !== null) span.setAttribute(attribute, value);
          }
        },
        end(failed) {
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
      spans.set(open, span);
      return open;
    },
  });
  return async () => {
    await Promise.race([provider.forceFlush().catch(() => {}), wait(maxFlushMs, undefined, { ref: false })]);
    setTracer(null);
  };
}

/** Says once that nothing arrives, and once that it does again. */
function loggingFailures(exporter: SpanExporter): SpanExporter {
  let failing = false;
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !failing) log.warn({}, 'traces could not be sent to the collector');
        if (!failed && failing) log.info({}, 'traces arrive at the collector again');
        failing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
