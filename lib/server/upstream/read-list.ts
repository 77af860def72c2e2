import 'server-only';
import { endpointNamed, type NamesOf } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import { readRecord } from './read-record';
import type { Upstream } from './upstream';

/** Reads a list of the service for the server's own use, unmasked. */
export async function readList<N extends NamesOf<'pix'>>(
  name: N,
  query: Readonly<Record<string, unknown>>,
  { upstream }: { readonly upstream: Upstream },
  requestId: string,
): Promise<RecordOf<N>> {
  return readRecord(name, await upstream({ endpoint: endpointNamed(name), query, requestId }), { query, requestId });
}
