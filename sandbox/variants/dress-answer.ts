import type { EndpointName } from '@/lib/contracts/registry';
import { Answered, Written } from '@/sandbox/routing/handler';
import { dresses, type Wire } from './dresses';
import { inEnvelope, listEnvelopes } from './list-envelope';
import { variantNames } from './variant-table';
import type { Variant } from './variants';

/** Statuses of what was created, where the document has 200, or 201 for reports. */
const createdStatus: Partial<Record<EndpointName, number>> = {
  'charges.create': 201,
  'charges.createLegacy': 201,
  'withdrawals.create': 201,
  'withdrawals.createFromQrCode': 201,
  'reports.create': 202,
};

/** An answer as the document has it, written the way a variant of the service does. */
export function dressAnswer(name: EndpointName, answer: unknown, query: unknown, variant: Variant): unknown {
  const worn = variantNames.flatMap((one) => (variant.has(one) ? (dresses[one] ?? []) : []));
  const envelope = variant.has('list-envelopes') ? listEnvelopes[name] : undefined;
  const status = variant.has('created-status') ? createdStatus[name] : undefined;
  if (worn.length === 0 && !envelope && status === undefined) return answer;
  if (answer === undefined || answer instanceof Uint8Array) return answer;

  const put = (record: unknown) => (isObject(record) ? worn.reduce((one, dress) => dress(one, name), record) : record);
  const plain = answer instanceof Written ? JSON.parse(answer.json) : answer instanceof Answered ? answer.body : answer;
  const dressed = dressList(plain, put);
  const body = envelope && isObject(dressed) ? inEnvelope(envelope, dressed, query) : dressed;
  const given = answer instanceof Answered ? answer.status : undefined;
  return new Answered(status ?? given ?? 200, body);
}

/** Dresses each record of a list, or the one record there is. */
function dressList(value: unknown, put: (record: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(put);
  if (isObject(value) && Array.isArray(value.data)) return { ...value, data: value.data.map(put) };
  return put(value);
}

function isObject(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
