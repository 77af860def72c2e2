import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import type { Services } from '@/lib/server/services';
import { readWhole } from '@/lib/server/upstream/reading/read-record';

/** Fetches one infraction, unmasked. */
export async function readInfraction(
  { upstream }: Pick<Services, 'upstream'>,
  id: string,
  requestId: string,
): Promise<RecordOf<'infractions.read'>> {
  const wire = await upstream({ endpoint: endpointNamed('infractions.read'), params: { id }, requestId });
  return readWhole('infractions.read', wire, { params: { id }, requestId });
}
