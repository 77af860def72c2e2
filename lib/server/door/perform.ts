import 'server-only';
import { type EndpointName, endpointNamed, type NamesOf } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import { callOffice } from '../office/handlers';
import type { Services } from '../services';
import type { Caller } from '../sessions/caller';
import { readRecord } from '../upstream/read-record';
import { maskFor } from './mask';

/** A call that is located, signed in and parsed. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly requestId: string;
  readonly address: string | null;
  readonly signal?: AbortSignal;
}

/**
 * Call → read → mask, for a caller who may: what pages run in process and browsers reach over HTTP.
 * Answers the record of the endpoint; throws ProblemError for everything else.
 */
export async function perform<N extends EndpointName>(name: N, call: Call, caller: Caller, services: Services): Promise<RecordOf<N>> {
  if (isOffice(name)) return recordOf(name, await callOffice(name, { ...call, caller, services }));
  const { requestId, params, query, body, signal } = call;
  const answer = await services.upstream({ endpoint: endpointNamed(name), params, query, body, requestId, signal });
  return recordOf(name, maskFor(caller, readRecord(name, answer, { query, requestId })));
}

function isOffice(name: EndpointName): name is NamesOf<'office'> {
  return endpointNamed(name).service === 'office';
}

// The record was parsed by the shape of this very name, or made by the handler typed by it.
function recordOf<N extends EndpointName>(_name: N, record: unknown): RecordOf<N> {
  return record as RecordOf<N>;
}
