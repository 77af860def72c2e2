import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import type { Services } from '@/lib/server/services';
import { asStartedBy } from '@/lib/server/trace/started-by';
import { readRecord } from '@/lib/server/upstream/reading/read-record';

interface Asked {
  readonly requestId: string;
  readonly signal?: AbortSignal;
}

/** One charge as the service has it now. @throws SVC310 where there is none with this id, or it is of another kind */
export async function readCharge(id: string, { requestId, signal }: Asked, { upstream }: Pick<Services, 'upstream'>) {
  const query = { id };
  const wire = await asStartedBy('payer', () => upstream({ endpoint: endpointNamed('charges.find'), query, requestId, signal }));
  const charge: RecordOf<'charges.find'> = readRecord('charges.find', wire, { query, requestId });
  return charge;
}
