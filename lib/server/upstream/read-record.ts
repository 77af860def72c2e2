import 'server-only';
import { endpointNamed, type NamesOf } from '@/lib/contracts/registry';
import { type RecordOf, shapeOf } from '@/lib/contracts/shapes';
import { log } from '@/lib/server/log';
import { unreadableAnswer } from './upstream';

interface Asked {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly requestId: string;
}

/** What the product reads of the service's answer. Throws SVB502 for an answer that is not so, and names the fields in the log. */
export function readRecord<N extends NamesOf<'pix' | 'card'>>(name: N, answer: unknown, { query, requestId }: Asked): RecordOf<N> {
  const paged = 'page' in (endpointNamed(name).query ?? {});
  const read = shapeOf(name).record.safeParse(paged ? withAskedPage(answer, query) : answer);
  if (read.success) return recordOf(name, read.data);
  const fields = read.error.issues.map((issue) => issue.path.join('.')).slice(0, 5);
  log.error({ endpoint: name, requestId, fields }, 'the service answered what its contract does not say');
  throw unreadableAnswer();
}

/** Some envelopes say how many pages there are but not which one this is; we know which one we asked for. */
function withAskedPage(answer: unknown, query: Readonly<Record<string, unknown>> = {}): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  return { page: query.page ?? 1, ...answer };
}

// The record was parsed by the shape of this very name.
function recordOf<N extends NamesOf<'pix' | 'card'>>(_name: N, record: unknown): RecordOf<N> {
  return record as RecordOf<N>;
}
