import 'server-only';
import { endpointNamed, type NamesOf } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import type { Upstream } from '@/lib/server/upstream/upstream';
import { readRecord } from './read-record';

/** Reads a list of the service for the server's own use, unmasked. */
export async function readList<N extends NamesOf<'pix'>>(
  name: N,
  query: Readonly<Record<string, unknown>>,
  { upstream }: { readonly upstream: Upstream },
  requestId: string,
): Promise<RecordOf<N>> {
  return readRecord(name, await upstream({ endpoint: endpointNamed(name), query, requestId }), { query, requestId });
}
