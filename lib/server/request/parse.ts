import 'server-only';
import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { may } from '@/lib/contracts/office/permission';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError, problem } from '@/lib/contracts/problem/problem';
import { entriesToObject } from '@/lib/contracts/query/entries-to-object';
import type { QueryFields } from '@/lib/contracts/query/query-field';
import { querySchema } from '@/lib/contracts/query/query-schema';
import { ownAddress } from '@/lib/server/callback-address/own-address';
import type { Environment } from '@/lib/server/environment';
import { readBody } from '@/lib/server/http/read-body';
import { documentTokensOf, isDocumentToken } from '@/lib/server/privacy/document-tokens';
import { refuseCardNumbers } from '@/lib/server/privacy/refuse-card-numbers';
import type { Caller } from '@/lib/server/sessions/caller';
import { readForm } from './read-form';

const maxBodyBytes = 64_000;
/** All files of a defense together, and room for the rest of the form. */
const maxFormBytes = defenseLimits.bytes + 64_000;

type Keys = Pick<Environment, 'appUrl' | 'sealKey' | 'sealKeysOld'>;
type Reader = Pick<Caller, 'permissions'>;

/**
 * Parses the query of an endpoint strictly. A document token is decrypted first, and the masked address of our inbox is completed where the
 * field takes it. Throws SVB400 or SVB427 naming each invalid key, and SVB448 for a plain document from a role that sees documents masked:
 * trying one after the other would reveal them.
 */
export function parseQuery(endpoint: Endpoint, search: URLSearchParams, keys: Keys, reader: Reader): Readonly<Record<string, unknown>> {
  const fields = endpoint.query ?? {};
  const given = entriesToObject(search);
  if (!may(reader, 'personal-data:read')) refusePlainDocuments(fields, given);
  const read = schemaOf(fields).safeParse(decryptDocuments(fields, given, keys));
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

function refusePlainDocuments(fields: QueryFields, given: Record<string, unknown>): void {
  const plain = Object.entries(given).filter(
    ([key, value]) => fields[key]?.kind === 'document' && !(typeof value === 'string' && isDocumentToken(value)),
  );
  if (plain.length === 0) return;
  throw problem({ statusCode: 403, errorCode: ownCodes.plainDocument, details: plain.map(([field]) => ({ field, reason: 'plain' })) });
}

function decryptDocuments(fields: QueryFields, given: Record<string, unknown>, keys: Keys): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const field = fields[key];
      if (typeof value !== 'string' || !field) return [key, value];
      if (field.kind === 'document' && isDocumentToken(value)) return [key, documentTokensOf(keys).open(value)];
      const own = field.kind === 'text' && field.ownAddress ? ownAddress(value, keys) : null;
      return [key, own ?? value];
    }),
  );
}

/** Parses a body, JSON or multipart form, by its shape. Throws SVB415, SVB413, SVB400 or SVB427 before anything is done. */
export async function parseBody(
  request: Request,
  { accepts = 'json', codes }: Pick<Endpoint, 'accepts' | 'codes'>,
  schema: z.ZodType | undefined,
): Promise<unknown> {
  if (!schema) return undefined;
  const { type, maxBytes, parse } = bodies[accepts];
  const contentType = request.headers.get('content-type') ?? '';
  if (contentType.split(';')[0]?.trim().toLowerCase() !== type)
    throw problem({ statusCode: 415, errorCode: ownCodes.unsupportedMediaType });
  const bytes = await readBody(request, maxBytes);
  const read = schema.safeParse(
    await parse(bytes, contentType, maxPartsOf(schema)).catch((error: unknown) => {
      throw error instanceof ProblemError ? error : problem({ statusCode: 400, errorCode: ownCodes.invalidRequest });
    }),
  );
  if (!read.success) throw invalid(read.error.issues);
  refuseCardNumbers(read.data, codes);
  return read.data;
}

const bodies = {
  json: { type: 'application/json', maxBytes: maxBodyBytes, parse: async (bytes: Buffer) => JSON.parse(bytes.toString('utf8')) },
  multipart: { type: 'multipart/form-data', maxBytes: maxFormBytes, parse: readForm },
} as const satisfies Record<NonNullable<Endpoint['accepts']>, unknown>;

/** One part for each field, and the most files that are sent at once. */
function maxPartsOf(schema: z.ZodType): number {
  return (schema instanceof z.ZodObject ? Object.keys(schema.shape).length : 0) + defenseLimits.files;
}

function invalid(issues: readonly z.core.$ZodIssue[]) {
  const details = issues.flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    return fields.map((field) => ({ field: field.slice(0, 60), reason: issue.code }));
  });
  return problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details });
}
