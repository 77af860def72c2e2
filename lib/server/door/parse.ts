import 'server-only';
import type { z } from 'zod';
import { defenseLimits } from '@/lib/contracts/defenses';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { problem } from '@/lib/contracts/problem';
import type { QueryFields } from '@/lib/contracts/query-field';
import { querySchema, searchToObject } from '@/lib/contracts/query-schema';
import type { Environment } from '@/lib/server/environment';
import { ownAddress } from '@/lib/server/inbox/own-address';
import { readCapped } from '@/lib/server/read-capped';
import { createSeal, isSealed } from '@/lib/server/seal';
import { refuseCardNumbers } from './refuse-card-numbers';

const maxBodyBytes = 64_000;
/** All files of a defense in one, and what a form needs around them. */
const maxFormBytes = defenseLimits.bytes + 64_000;

type Keys = Pick<Environment, 'appUrl' | 'sealKey'>;

/**
 * Strictly reads the query of an endpoint; a sealed document is opened first, and our own address is the whole one where the field takes
 * it. Throws SVB400 or SVB427 naming each wrong key.
 */
export function parseQuery(endpoint: Endpoint, search: URLSearchParams, keys: Keys): Readonly<Record<string, unknown>> {
  const fields = endpoint.query ?? {};
  const read = schemaOf(fields).safeParse(openSeals(fields, searchToObject(search), keys));
  if (!read.success) throw invalid(read.error.issues);
  refuseCardNumbers(read.data);
  return read.data;
}

const schemas = new WeakMap<QueryFields, z.ZodType<Readonly<Record<string, unknown>>>>();

function schemaOf(fields: QueryFields) {
  const known = schemas.get(fields) ?? querySchema(fields);
  schemas.set(fields, known);
  return known;
}

function openSeals(fields: QueryFields, given: Record<string, unknown>, keys: Keys): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const field = fields[key];
      if (typeof value !== 'string' || !field) return [key, value];
      if (field.kind === 'document' && isSealed(value)) return [key, createSeal(keys.sealKey).open(value)];
      const own = field.kind === 'text' && field.ownAddress ? ownAddress(value, keys) : null;
      return [key, own ?? value];
    }),
  );
}

/** Reads a body, JSON or a form with files, by its shape. Throws SVB415, SVB413, SVB400 or SVB427 before anything is done. */
export async function parseBody(
  request: Request,
  { accepts = 'json', codes }: Pick<Endpoint, 'accepts' | 'codes'>,
  schema: z.ZodType | undefined,
): Promise<unknown> {
  if (!schema) return undefined;
  const { type, maxBytes, parse } = bodies[accepts];
  const contentType = request.headers.get('content-type') ?? '';
  if (contentType.split(';')[0]?.trim().toLowerCase() !== type) throw problem({ statusCode: 415, errorCode: 'SVB415' });
  const bytes = await readCapped(request.body, maxBytes);
  if (bytes === null) throw problem({ statusCode: 413, errorCode: 'SVB413' });
  const read = schema.safeParse(
    await parse(bytes, contentType).catch(() => {
      throw problem({ statusCode: 400, errorCode: 'SVB400' });
    }),
  );
  if (!read.success) throw invalid(read.error.issues);
  refuseCardNumbers(read.data, codes);
  return read.data;
}

const bodies = {
  json: { type: 'application/json', maxBytes: maxBodyBytes, parse: async (bytes: Buffer) => JSON.parse(bytes.toString('utf8')) },
  multipart: { type: 'multipart/form-data', maxBytes: maxFormBytes, parse: readForm },
} as const;

/** Fields by name; what came more than once is a list, which no shape takes for one value. */
async function readForm(bytes: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  return Object.fromEntries(
    Array.from(new Set(form.keys()), (key) => {
      const values = form.getAll(key);
      return [key, values.length === 1 ? values[0] : values];
    }),
  );
}

function invalid(issues: readonly z.core.$ZodIssue[]) {
  const details = issues.flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    return fields.map((field) => ({ field: field.slice(0, 60), reason: issue.code }));
  });
  return problem({ statusCode: 400, errorCode: 'SVB400', details });
}
