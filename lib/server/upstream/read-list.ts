import 'server-only';
import { endpointNamed, type NamesOf } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import { readRecord } from './read-record';
import type { Upstream } from './upstream';

/** One read of the service by our server for its own use: nothing of it is masked. */
export async function readList<N extends NamesOf<'pix'>>(
  name: N,
  query: Readonly<Record<string, unknown>>,
  { upstream }: { readonly upstream: Upstream },
  requestId: string,
): Promise<RecordOf<N>> {
  return readRecord(name, await upstream({ endpoint: endpointNamed(name), query, requestId }), { query, requestId });
}
