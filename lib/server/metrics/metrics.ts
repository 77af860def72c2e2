import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from what a page does not notice to what nobody waits for. */
const buckets = [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * What this process counts. Every label has a value of a fixed set: the name of an endpoint, an area, a verdict, a job. No address, query,
 * person, document or token is ever one.
 */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    answers: new Counter({
      name: 'balcao_answers_total',
      help: 'Answers of the gateway, by endpoint and status.',
      labelNames: ['endpoint', 'status'] as const,
      registers,
    }),
    answerSeconds: new Histogram({
      name: 'balcao_answer_seconds',
      help: 'How long the gateway took for an answer.',
      labelNames: ['endpoint'] as const,
      buckets,
      registers,
    }),
    serviceCalls: new Counter({
      name: 'balcao_service_calls_total',
      help: 'Calls to the payments service, by area and outcome: ok, refused, failed, aborted.',
      labelNames: ['area', 'outcome'] as const,
      registers,
    }),
    serviceCallSeconds: new Histogram({
      name: 'balcao_service_call_seconds',
      help: 'How long the payments service took.',
      labelNames: ['area'] as const,
      buckets,
      registers,
    }),
    deliveries: new Counter({
      name: 'balcao_deliveries_total',
      help: 'Deliveries of the payments service, by verdict: new, repeated, or why they were refused.',
      labelNames: ['verdict'] as const,
      registers,
    }),
    jobRuns: new Counter({
      name: 'balcao_job_runs_total',
      help: 'Runs of background work, by job and outcome: done, failed.',
      labelNames: ['job', 'outcome'] as const,
      registers,
    }),
    jobEnded: new Gauge({
      name: 'balcao_job_last_run_timestamp_seconds',
      help: 'When a run of a job last ended without an error.',
      labelNames: ['job'] as const,
      registers,
    }),
    streams: new Gauge({ name: 'balcao_streams', help: 'Open event streams.', registers }),
    auditPending: new Gauge({
      name: 'balcao_audit_pending',
      help: 'Events that wait in this process to be stored in the audit.',
      registers,
    }),
    auditSeconds: new Histogram({
      name: 'balcao_audit_append_seconds',
      help: 'How long an event waited until it was stored and linked.',
      buckets: [0.005, 0.025, 0.1, 0.5, 2],
      registers,
    }),
  };
}

// Next loads a module once per bundle, and all of them count together.
const holder = globalThis as typeof globalThis & { balcaoMetrics?: ReturnType<typeof createMetrics> };

export function metrics(): ReturnType<typeof createMetrics> {
  holder.balcaoMetrics ??= createMetrics();
  return holder.balcaoMetrics;
}
