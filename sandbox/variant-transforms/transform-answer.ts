import type { EndpointName } from '@/lib/contracts/registry';
import type { Sql } from '@/sandbox/database/open-database';
import { HandlerResult, Written } from '@/sandbox/routing/handler-result';
import { variantNames } from '@/sandbox/variants/variant-table';
import type { Variant } from '@/sandbox/variants/variants';
import { addedFields } from './added-fields';
import { inEnvelope, listEnvelopes } from './list-envelope';
import { variantTransforms, type Wire } from './variant-transforms';

/** Statuses of what was created, where the document has 200, or 201 for reports. */
const createdStatus: Partial<Record<EndpointName, number>> = {
  'charges.create': 201,
  'charges.createLegacy': 201,
  'withdrawals.create': 201,
  'withdrawals.createFromQrCode': 201,
  'reports.create': 202,
};

/** What is asked, and by whom. */
interface Asked {
  readonly name: EndpointName;
  readonly accountId: number;
  readonly variant: Variant;
  readonly query: unknown;
  readonly sql: Sql;
}

/** An answer as the document has it, written the way a variant of the service does. */
export async function transformAnswer(answer: unknown, { name, accountId, variant, query, sql }: Asked): Promise<unknown> {
  const active = variantNames.filter((one) => variant.has(one));
  if (active.length === 0 || answer === undefined || answer instanceof Uint8Array) return answer;

  const plain = answer instanceof Written ? JSON.parse(answer.json) : answer instanceof HandlerResult ? answer.body : answer;
  const add = await addedFields(sql, accountId, recordsIn(plain), variant);
  const put = (record: unknown) =>
    isObject(record) ? active.reduce((one, transform) => variantTransforms[transform]?.(one, name) ?? one, add(record)) : record;
  const dressed = dressList(plain, put);
  const envelope = variant.has('list-envelopes') ? listEnvelopes[name] : undefined;
  const key = variant.has('named-key-list') ? namedLists[name] : undefined;
  const body = envelope && isObject(dressed) ? inEnvelope(envelope, dressed, query) : key ? { [key]: dressed } : dressed;
  const given = answer instanceof HandlerResult ? answer.status : 200;
  return new HandlerResult((variant.has('created-status') ? createdStatus[name] : undefined) ?? given, body);
}

/** Bare lists, and the name they have where they are not. */
const namedLists: Partial<Record<EndpointName, string>> = { 'pixKeys.list': 'pixKeys' };

function recordsIn(value: unknown): Wire[] {
  const list = isObject(value) && Array.isArray(value.data) ? value.data : [value].flat();
  return list.filter(isObject);
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
