import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import type { ProblemDetail } from '@/lib/contracts/problem/problem';
import { entriesToObject } from '@/lib/contracts/query/entries-to-object';
import { paging } from '@/lib/contracts/query/query-field';
import { querySchema } from '@/lib/contracts/query/query-schema';
import type { EndpointName } from '@/lib/contracts/registry';
import { invalid } from '@/sandbox/problems/service-problem';
import type { Variant } from '@/sandbox/variants/variants';
import { laterQuery, publishedQuery } from './published-query';
import { readBytes } from './read-bytes';
import { unstorableFields } from './unstorable-fields';

z.config(z.locales.ptBR());

const megabyte = 1024 * 1024;
const maxPageSize = paging.limit.max;

export type QueryReader = (request: Request, variant: Variant) => unknown;
export type BodyReader = (request: Request, variant: Variant) => Promise<unknown>;

/** Parses the query strictly: an unknown key, a repeated key or a bad value is SVV001, each with a detail. */
export function queryReader(name: EndpointName, endpoint: Endpoint): QueryReader {
  const schema = querySchema({ ...endpoint.query, ...publishedQuery[name] });
  const laterSchema = querySchema({ ...endpoint.query, ...publishedQuery[name], ...laterQuery[name] });
  const isPaged = endpoint.query !== undefined && 'limit' in endpoint.query;
  return (request, variant) => {
    const from = request.url.indexOf('?');
    const search = from < 0 ? {} : entriesToObject(new URLSearchParams(request.url.slice(from)));
    const capped = variant.has('truncated-limit') ? capLimit(search) : search;
    const usual = Object.fromEntries(Object.entries(capped).map(([key, value]) => [key, withColon(value)]));
    const complete = isPaged && variant.has('ten-a-page') ? { limit: '10', ...usual } : usual;
    return parse(variant.has('published-filters') ? laterSchema : schema, complete, (path) => String(path[0] ?? ''));
  };
}

/** Some clients write the offset of an instant without its colon. */
function withColon(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\dT[\d:.]+)[+ ](\d\d)(\d\d)$/, '$1+$2:$3') : value;
}

/** interface: Limits, "above the maximum the API rejects or truncates". */
function capLimit(search: Readonly<Record<string, string | string[]>>) {
  return Number(search.limit) > maxPageSize ? { ...search, limit: String(maxPageSize) } : search;
}

/** Parses the body of an endpoint. Every call except an upload must declare JSON (interface: Endpoints), in a variant only those with a body. */
export function bodyReader(endpoint: Endpoint, schema: z.ZodType | undefined): BodyReader {
  if (endpoint.accepts === 'multipart') return async (request) => parse(schema ?? z.unknown(), await readForm(request));
  return async (request, variant) => {
    const isFree = schema === undefined && variant.has('optional-content-type') && !request.headers.has('content-type');
    if (!isFree) requireType(request, 'application/json');
    return schema ? parse(schema, await readJson(request)) : undefined;
  };
}

/** Parses a JSON body. An empty body is `undefined`, which the schema refuses unless it is optional. */
async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, megabyte);
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid({ field: '', reason: 'o corpo não é JSON' });
  }
}

/** Parses an upload: a text field that occurs once is a string; files and repeated fields are lists. */
async function readForm(request: Request): Promise<Record<string, unknown>> {
  requireType(request, 'multipart/form-data');
  const bytes = await readBytes(request, 11 * megabyte);
  const type = request.headers.get('content-type') ?? '';
  const formData = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw invalid({ field: '', reason: 'o corpo não é um formulário' });
  });
  return Object.fromEntries(
    Array.from(new Set(formData.keys()), (key) => {
      const values = formData.getAll(key);
      return [key, values.length === 1 && typeof values[0] === 'string' ? values[0] : values];
    }),
  );
}

function requireType(request: Request, expected: string) {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== expected) throw invalid({ field: 'Content-Type', reason: `deve ser ${expected}` });
}

type Path = readonly PropertyKey[];

/** Parses a value. `fieldOf` names the field in the details of a refusal. */
function parse(schema: z.ZodType, value: unknown, fieldOf: (path: Path) => string = (path) => path.join('.')): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    const unstorable = unstorableFields(parsed.data);
    if (unstorable.length === 0) return parsed.data;
    throw invalid(...unstorable.map((path) => ({ field: fieldOf(path), reason: 'contém caracteres inválidos' })));
  }
  throw invalid(...parsed.error.issues.flatMap((issue) => detailsOf(issue, fieldOf)));
}

function detailsOf(issue: z.core.$ZodIssue, fieldOf: (path: Path) => string): ProblemDetail[] {
  if (issue.code !== 'unrecognized_keys') return [{ field: fieldOf(issue.path), reason: issue.message }];
  return issue.keys.map((key) => ({ field: fieldOf([...issue.path, key]), reason: 'campo desconhecido' }));
}
