import 'server-only';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { maskDocument } from '@/lib/format/identifier/document';
import type { Services } from '@/lib/server/services';
import { readRecord } from '@/lib/server/upstream/reading/read-record';

interface LookupCall {
  readonly requestId: string;
  readonly signal?: AbortSignal;
  readonly services: Services;
}

/** The current holder of a key. The central bank counts each lookup. */
export async function lookUpKey(pixKey: string, { requestId, signal, services }: LookupCall): Promise<Holder> {
  const wire = await services.upstream({ endpoint: endpointNamed('pixKeys.find'), query: { pixKey }, requestId, signal });
  const { name, document, institutionName } = readRecord('pixKeys.find', wire, { requestId });
  return holderOf(name, document, institutionName);
}

/** The holder and the amount of a QR code (interface: Withdrawals). */
export async function readCode(qrCode: string, { requestId, signal, services }: LookupCall) {
  const wire = await services.upstream({ endpoint: endpointNamed('qrCodes.read'), body: { emv: qrCode }, requestId, signal });
  const { name, document, ...code } = readRecord('qrCodes.read', wire, { requestId });
  return { holder: holderOf(name ?? '', document, null), code };
}

/** A second lookup just before paying; null where the service allows no more for now (429), which must not stop a payment. */
export async function lookAgain<T>(looking: Promise<T>): Promise<T | null> {
  return looking.catch((error: unknown) => {
    if (error instanceof ProblemError && error.problem.statusCode === 429) return null;
    throw error;
  });
}

/** A code's answer has the whole document, a key's a masked one: both are stored and shown masked. */
function holderOf(name: string, document: string | null, institutionName: string | null): Holder {
  return { name, document: document && /^[0-9A-Z]+$/.test(document) ? maskDocument(document) : document, institutionName };
}
