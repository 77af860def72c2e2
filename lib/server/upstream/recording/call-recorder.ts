import 'server-only';
import type { CallOutcome, CallStarter } from '@/lib/contracts/office/developers/service-calls';
import type { EndpointName } from '@/lib/contracts/registry';
import type { ServiceArea } from '@/lib/contracts/service-areas';
import type { VariantSighting } from '@/lib/server/upstream/variants/seen-variants';
import { type Admission, admissionOf, type EndedCall } from './admission';

/** One call as it is written down: nothing of what was sent or answered but ids, codes and how long it took. */
export interface LoggedCall {
  readonly at: Date;
  readonly requestId: string;
  readonly serviceRequestId: string | null;
  readonly endpoint: EndpointName;
  readonly method: string;
  readonly path: string;
  readonly area: ServiceArea;
  readonly startedBy: CallStarter;
  readonly outcome: CallOutcome;
  readonly status: number | null;
  readonly code: string | null;
  readonly ms: number;
}

/** When a kind of call was last let through, or refused in this way. */
export interface SeenAdmission {
  readonly endpoint: EndpointName;
  readonly admission: Admission;
  readonly at: Date;
}

/** A variant that was seen, and when. */
export interface SeenVariant extends VariantSighting {
  readonly at: Date;
}

/** What this process has learned from its calls and has not stored yet. Never slows or fails a call: it only notes in memory. */
export interface CallRecorder {
  record(call: EndedCall): void;
  /** What is to be stored, which is then its taker's. */
  takeAdmissions(): SeenAdmission[];
  /** Gives back what could not be stored. */
  returnAdmissions(admissions: readonly SeenAdmission[]): void;
  sight(sightings: readonly VariantSighting[], at: Date): void;
  takeVariants(): SeenVariant[];
  returnVariants(variants: readonly SeenVariant[]): void;
  /** Notes a call to be written down. While memory for them is full the oldest are dropped. */
  log(call: LoggedCall): void;
  /** The oldest calls, and how many were dropped since the last time. */
  takeCalls(max: number): { readonly calls: readonly LoggedCall[]; readonly dropped: number };
  returnCalls(calls: readonly LoggedCall[]): void;
}

/** About a megabyte: what a busy office calls in some minutes. */
export const maxBufferedCalls = 5_000;

export function createCallRecorder(): CallRecorder {
  const admissions = latestOf<SeenAdmission>(({ endpoint, admission }) => `${endpoint} ${admission}`);
  let calls: LoggedCall[] = [];
  let dropped = 0;
  const bound = () => {
    const over = calls.length - maxBufferedCalls;
    if (over <= 0) return;
    calls = calls.slice(over);
    dropped += over;
  };
  const variants = latestOf<SeenVariant>(({ variant, place, value }) => `${variant} ${place} ${value}`);
  return {
    record(call) {
      const admission = admissionOf(call);
      if (admission !== null) admissions.note({ endpoint: call.endpoint, admission, at: call.endedAt });
    },
    takeAdmissions: admissions.take,
    returnAdmissions(returned) {
      for (const seen of returned) admissions.note(seen);
    },
    sight(sightings, at) {
      for (const sighting of sightings) variants.note({ ...sighting, at });
    },
    takeVariants: variants.take,
    returnVariants(returned) {
      for (const seen of returned) variants.note(seen);
    },
    log(call) {
      calls.push(call);
      bound();
    },
    takeCalls(max) {
      const taken = { calls: calls.slice(0, max), dropped };
      calls = calls.slice(max);
      dropped = 0;
      return taken;
    },
    returnCalls(returned) {
      calls = [...returned, ...calls];
      bound();
    },
  };
}

/** The newest of each kind, until they are taken. There are as many kinds as the contract has, so it does not grow. */
function latestOf<Seen extends { readonly at: Date }>(keyOf: (seen: Seen) => string) {
  let kinds = new Map<string, Seen>();
  return {
    note(seen: Seen) {
      const known = kinds.get(keyOf(seen));
      if (known === undefined || known.at < seen.at) kinds.set(keyOf(seen), seen);
    },
    take() {
      const taken = Array.from(kinds.values());
      kinds = new Map();
      return taken;
    },
  };
}
