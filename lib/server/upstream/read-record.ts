import 'server-only';
import { endpointNamed, type NamesOf } from '@/lib/contracts/registry';
import { type RecordOf, shapeOf } from '@/lib/contracts/shapes';
import { log } from '@/lib/server/log';
import { unreadableAnswer } from './upstream';

interface RequestContext {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly requestId: string;
}

/** Parses the service's answer into the record the product uses. Throws SVB502 for an invalid answer, and logs the names of the fields. */
export function readRecord<N extends NamesOf<'pix' | 'card'>>(name: N, answer: unknown, { query, requestId }: RequestContext): RecordOf<N> {
  const paged = 'page' in (endpointNamed(name).query ?? {});
  const read = shapeOf(name).record.safeParse(paged ? withAskedPage(answer, query) : answer);
  if (read.success) return recordOf(name, read.data);
  const fields = read.error.issues.map((issue) => issue.path.join('.')).slice(0, 5);
  log.error({ endpoint: name, requestId, fields }, 'the service answered what its contract does not say');
  throw unreadableAnswer();
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
