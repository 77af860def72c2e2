import 'server-only';
import { roleMay } from '@/lib/contracts/permission';
import { problem } from '@/lib/contracts/problem';
import type { EndpointName, NamesOf } from '@/lib/contracts/registry';
import { endpointNamed } from '@/lib/contracts/registry';
import { type RecordOf, shapeOf } from '@/lib/contracts/shapes';
import { recordAudit } from '../audit/record';
import { log } from '../log';
import { callOffice } from '../office/handlers';
import type { Services } from '../services';
import type { Caller } from '../sessions/caller';
import { unreadable } from '../upstream/upstream';
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
 * May → call → read → mask: the part of the door that pages run in process and browsers reach over HTTP.
 * Answers the record of the endpoint; throws ProblemError for everything else.
 */
export async function perform<N extends EndpointName>(name: N, call: Call, caller: Caller, services: Services): Promise<RecordOf<N>> {
  const endpoint = endpointNamed(name);
  if (endpoint.reach === 'sandbox') throw problem({ statusCode: 404, errorCode: 'SVB404' });
  if (caller.mustChangePassword && name !== 'staff.changeOwnPassword') throw problem({ statusCode: 403, errorCode: 'SVB403' });
  if (!roleMay(caller.role, endpoint.permission)) {
    const { requestId, address } = call;
    const facts = { endpoint: name, permission: endpoint.permission };
    await recordAudit(
      services.db,
      { actorId: caller.staffId, action: 'access.denied', result: 'refused', requestId, address, facts },
      services.now(),
    );
    throw problem({ statusCode: 403, errorCode: 'SVB403' });
  }
  if (isOffice(name)) return recordOf(name, await callOffice(name, { ...call, caller, services }));
  const { requestId, params, query, body, signal } = call;
  const answer = await services.upstream({ endpoint, params, query, body, requestId, signal });
  const read = shapeOf(name).record.safeParse(endpoint.query && 'page' in endpoint.query ? withAskedPage(answer, query) : answer);
  if (!read.success) {
    const fields = read.error.issues.map((issue) => issue.path.join('.')).slice(0, 5);
    log.error({ endpoint: name, requestId, fields }, 'the service answered what its contract does not say');
    throw unreadable();
  }
  return recordOf(name, maskFor(caller, read.data));
}

function isOffice(name: EndpointName): name is NamesOf<'office'> {
  return endpointNamed(name).service === 'office';
}

// The record was parsed by the shape of this very name, or made by the handler typed by it.
function recordOf<N extends EndpointName>(_name: N, record: unknown): RecordOf<N> {
  return record as RecordOf<N>;
}

/** Some envelopes say how many pages there are but not which one this is; we know which one we asked for. */
function withAskedPage(answer: unknown, query: Readonly<Record<string, unknown>>): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  return { page: query.page ?? 1, ...answer };
}
