import 'server-only';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { endpointNamed, type NamesOf } from '@/lib/contracts/registry';
import { type RecordOf, shapeOf } from '@/lib/contracts/shapes';
import { log } from '@/lib/server/log';
import { lostFields } from '@/lib/server/upstream/lost-fields';
import { unreadableAnswer } from '@/lib/server/upstream/upstream';

interface RequestContext {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly requestId: string;
}

/**
 * Parses the service's answer into the record the product shows. A field that cannot be read is missing, and a record of a list that cannot
 * be read stands apart in `unreadable`; their names are logged. Throws SVB502 where nothing is left to show, and for the record of another
 * id than the one that was asked for.
 */
export function readRecord<N extends NamesOf<'pix' | 'card'>>(name: N, answer: unknown, context: RequestContext): RecordOf<N> {
  return parse(name, answer, context).record;
}

/** The same for what our server decides by, above all whether money has moved: throws SVB502 when any field cannot be read. */
export function readWhole<N extends NamesOf<'pix' | 'card'>>(name: N, answer: unknown, context: RequestContext): RecordOf<N> {
  const { record, lost } = parse(name, answer, context);
  if (lost.length > 0) throw unreadableAnswer();
  return record;
}

function parse<N extends NamesOf<'pix' | 'card'>>(name: N, answer: unknown, { params, query, requestId }: RequestContext) {
  const endpoint = endpointNamed(name);
  const wire = 'page' in (endpoint.query ?? {}) ? withAskedPage(answer, query) : answer;
  const read = shapeOf(name).record.safeParse(wire);
  const lost = read.success ? lostFields(wire, read.data) : read.error.issues.map((issue) => issue.path.join('.'));
  const isOther = read.success && isAnother(read.data, endpoint, params);
  if (lost.length > 0 || isOther) {
    const fields = Array.from(new Set(isOther ? ['id', ...lost] : lost)).slice(0, 5);
    log.error({ endpoint: name, requestId, fields }, 'the service answered what its contract does not say');
  }
  if (!read.success || isOther) throw unreadableAnswer();
  return { record: recordOf(name, read.data), lost };
}

/** Whether the service answered a request for one id with another record. */
function isAnother(record: unknown, { effect, path }: Endpoint, params: RequestContext['params']): boolean {
  const param = effect === 'read' ? /\{(\w+)\}$/.exec(path)?.[1] : undefined;
  const asked = param === undefined ? undefined : params?.[param];
  return asked !== undefined && typeof record === 'object' && record !== null && 'id' in record && record.id !== asked;
}

/** Some envelopes have the number of pages but not of this page; we know which one we requested. */
function withAskedPage(answer: unknown, query: Readonly<Record<string, unknown>> = {}): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  return { page: query.page ?? 1, ...answer };
}

// The record was parsed with the shape of this name.
function recordOf<N extends NamesOf<'pix' | 'card'>>(_name: N, record: unknown): RecordOf<N> {
  return record as RecordOf<N>;
}
