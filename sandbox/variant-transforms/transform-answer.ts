import type { EndpointName } from '@/lib/contracts/registry';
import type { Sql } from '@/sandbox/database/open-database';
import { HandlerResult, RawJson } from '@/sandbox/routing/handler-result';
import { variantNames } from '@/sandbox/variants/variant-table';
import type { Variant } from '@/sandbox/variants/variants';
import { addedFields } from './added-fields';
import { inEnvelope, listEnvelopes } from './list-envelope';
import { variantTransforms, type Wire } from './variant-transforms';

/** HTTP statuses of created resources in a variant; the document has 200, or 201 for reports. */
const createdStatus: Partial<Record<EndpointName, number>> = {
  'charges.create': 201,
  'charges.createLegacy': 201,
  'withdrawals.create': 201,
  'withdrawals.createFromQrCode': 201,
};

/** The call that is answered. */
interface AnsweredCall {
  readonly name: EndpointName;
  readonly accountId: number;
  readonly variant: Variant;
  readonly query: unknown;
  readonly sql: Sql;
}

/** Converts a documented answer to the variant of the account. */
export async function transformAnswer(answer: unknown, { name, accountId, variant, query, sql }: AnsweredCall): Promise<unknown> {
  const active = variantNames.filter((variantName) => variant.has(variantName));
  if (active.length === 0 || answer === undefined || answer instanceof Uint8Array) return answer;

  const plain = answer instanceof RawJson ? JSON.parse(answer.text) : answer instanceof HandlerResult ? answer.body : answer;
  const add = await addedFields(sql, accountId, recordsIn(plain), variant);
  const transformRecord = (record: unknown) =>
    isObject(record)
      ? active.reduce((result, variantName) => variantTransforms[variantName]?.(result, name) ?? result, add(record))
      : record;
  const transformed = transformRecords(plain, transformRecord);
  const envelope = variant.has('list-envelopes') ? listEnvelopes[name] : undefined;
  const key = variant.has('named-key-list') ? namedLists[name] : undefined;
  const body = envelope && isObject(transformed) ? inEnvelope(envelope, transformed, query) : key ? { [key]: transformed } : transformed;
  const status = answer instanceof HandlerResult ? answer.status : 200;
  if (name === 'reports.create' && variant.has('accepted-reports')) return new HandlerResult(202, body);
  return new HandlerResult((variant.has('created-status') ? createdStatus[name] : undefined) ?? status, body);
}

/** Names of lists that the document returns as bare arrays. */
const namedLists: Partial<Record<EndpointName, string>> = { 'pixKeys.list': 'pixKeys' };

function recordsIn(value: unknown): Wire[] {
  const list = isObject(value) && Array.isArray(value.data) ? value.data : [value].flat();
  return list.filter(isObject);
}

/** Transforms each record of a list, or a single record. */
function transformRecords(value: unknown, transformRecord: (record: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(transformRecord);
  if (isObject(value) && Array.isArray(value.data)) return { ...value, data: value.data.map(transformRecord) };
  return transformRecord(value);
}

function isObject(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
