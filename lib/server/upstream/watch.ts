import 'server-only';
import { idPattern } from '@/lib/contracts/address';
import type { CallOutcome } from '@/lib/contracts/office/developers/service-calls';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, ProblemError } from '@/lib/contracts/problem/problem';
import { type ServiceArea, serviceArea, serviceAreas } from '@/lib/contracts/service-areas';
import type { AreaCount } from '@/lib/server/instances/service-observations';
import { metrics } from '@/lib/server/metrics/metrics';
import { inSpan } from '@/lib/server/trace/span';
import { startedBy } from '@/lib/server/trace/started-by';
import { admissionOf } from './recording/admission';
import { callPath } from './recording/call-path';
import { type CallRecorder, createCallRecorder } from './recording/call-recorder';
import { createServiceClock, type ServiceClock } from './service-clock';
import type { Upstream, UpstreamRequest } from './upstream';
import { seenVariants } from './variants/seen-variants';

/** What this process recently observed of the service. */
export interface ServiceWatch {
  counts(): readonly AreaCount[];
  /** Seconds by which the service's clock is ahead of ours; 0 while they agree. */
  clockAheadSeconds(): number;
}

/** Told when a change is refused because the account is blocked for changes (SVA204), and when one succeeds. Neither ever rejects. */
export interface BlockObserver {
  blocked(at: Date): Promise<void>;
  changed(at: Date): Promise<void>;
}

export const watchedMinutes = 10;
const slowMs = 3_000;
/** Calls stored per area: enough to judge its status, bounded on a busy server. */
const maxCallsPerArea = 200;

interface ObservedCall {
  readonly at: number;
  readonly failed: boolean;
  readonly slow: boolean;
}

/** Passes calls on and records how they went. A refusal is an answer: only errors of the service itself count as failures. */
export function watchUpstream(
  upstream: Upstream,
  now: () => Date,
  clock: ServiceClock = createServiceClock(),
  block: BlockObserver = { blocked: async () => {}, changed: async () => {} },
): { upstream: Upstream; watch: ServiceWatch; recorder: CallRecorder } {
  const seen = new Map<ServiceArea, ObservedCall[]>();
  const recorder = createCallRecorder();

  const note = (area: ServiceArea, began: number, outcome: 'ok' | 'refused' | 'failed') => {
    const at = now().getTime();
    const failed = outcome === 'failed';
    metrics().serviceCalls.inc({ area, outcome });
    metrics().serviceCallSeconds.observe({ area }, (at - began) / 1_000);
    seen.set(area, [...(seen.get(area) ?? []), { at, failed, slow: !failed && at - began >= slowMs }].slice(-maxCallsPerArea));
  };

  /** Named by the path as the registry has it, with the names of its parameters and nothing of a call. */
  const traced = (request: UpstreamRequest, area: ServiceArea) => {
    const { method, path } = request.endpoint;
    return inSpan(`service ${method} ${path}`, { area, requestId: request.requestId }, async (note) => {
      try {
        return await upstream(request);
      } catch (error) {
        if (error instanceof ProblemError) note({ status: error.problem.statusCode, code: error.problem.errorCode });
        throw error;
      }
    });
  };

  return {
    async upstream(request) {
      const area = request.area ?? serviceArea(request.endpoint.permission);
      const began = now().getTime();
      let status: number | null = null;
      const onStatus = (answered: number) => {
        status = answered;
      };
      const { endpoint, query = {}, body } = request;
      const writeDown = (outcome: CallOutcome, found: Problem | null) => {
        const { name, method } = endpoint;
        const [path, ended] = [callPath(endpoint, request.params), now().getTime()];
        const ids = { requestId: request.requestId, serviceRequestId: idIn(found?.requestId) };
        const facts = { endpoint: name, method, path, area, startedBy: startedBy(), outcome, status, code: idIn(found?.errorCode) };
        recorder.log({ at: new Date(began), ms: ended - began, ...ids, ...facts });
      };
      const record = (found: Problem | null, failed: boolean, answer?: unknown) => {
        const call = { endpoint: endpoint.name, endedAt: now(), status, code: found?.errorCode ?? null, failed };
        recorder.record(call);
        const refusedFields = (found?.details ?? []).map(({ field }) => field);
        const answered = { endpoint: endpoint.name, admission: admissionOf(call), status, query, body, answer, refusedFields };
        recorder.sight(seenVariants(answered), call.endedAt);
      };
      try {
        const answer = await traced({ ...request, onStatus }, area);
        record(null, false, answer);
        writeDown('ok', null);
        note(area, began, 'ok');
        if (request.endpoint.errors.includes('SVA204')) await block.changed(now());
        return answer;
      } catch (error) {
        if (error instanceof ProblemError && error.problem.errorCode === 'SVA204') await block.blocked(now());
        // An aborted call says nothing about the service.
        if (request.signal?.aborted) {
          metrics().serviceCalls.inc({ area, outcome: 'aborted' });
          writeDown('aborted', null);
        } else {
          const failed = !(error instanceof ProblemError) || isServiceFailure(error.problem);
          const found = error instanceof ProblemError ? error.problem : null;
          record(found, failed);
          writeDown(failed ? 'failed' : 'refused', found);
          note(area, began, failed && error instanceof ProblemError ? 'failed' : 'refused');
        }
        throw error;
      }
    },
    recorder,
    watch: {
      clockAheadSeconds: clock.aheadSeconds,
      counts() {
        const since = now().getTime() - watchedMinutes * 60_000;
        return serviceAreas.map((area) => {
          const lately = (seen.get(area) ?? []).filter(({ at }) => at >= since);
          const count = (which: 'failed' | 'slow') => lately.filter((one) => one[which]).length;
          const isSlowNow = lately.length >= 2 && lately.slice(-2).every(({ slow }) => slow);
          return { area, calls: lately.length, failed: count('failed'), slow: count('slow'), isSlowNow };
        });
      },
    },
  };
}

/** An id or code of the service as it may be written down; anything else it sends in its place is left out. */
function idIn(text: string | null | undefined): string | null {
  return text && idPattern.test(text) && !/^\d+$/.test(text) ? text : null;
}

/** Missing or expired settings of ours are no outage of the service. */
const configurationProblems: ReadonlySet<string> = new Set([
  ownCodes.cardNotSetUp,
  ownCodes.certificateExpired,
  ownCodes.certificateUnusable,
  'SVA100',
]);

/** Whether a failure is the service's: no answer, an unreadable one, or a bank or the service itself failing. */
export function isServiceFailure({ statusCode, errorCode }: Problem): boolean {
  return (statusCode === 424 || statusCode >= 500) && !configurationProblems.has(errorCode ?? '');
}
