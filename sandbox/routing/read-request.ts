import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { entriesToObject } from '@/lib/contracts/entries-to-object';
import type { ProblemDetail } from '@/lib/contracts/problem/problem';
import { paging } from '@/lib/contracts/query-field';
import { querySchema } from '@/lib/contracts/query-schema';
import { invalid } from '@/sandbox/problems/service-problem';
import type { Variant } from '@/sandbox/variants/variants';
import { readBytes } from './read-bytes';
import { unstorableFields } from './unstorable-fields';

z.config(z.locales.ptBR());

const megabyte = 1024 * 1024;
const mostOfPage = paging.limit.max;

export type QueryReader = (request: Request, variant: Variant) => unknown;
export type BodyReader = (request: Request) => Promise<unknown>;

/** Reads the query strictly: an unknown key, a key given twice or a bad value is SVV001 with a detail each. */
export function queryReader(endpoint: Endpoint): QueryReader {
  const schema = querySchema(endpoint.query ?? {});
  const isPaged = endpoint.query !== undefined && 'limit' in endpoint.query;
  return (request, variant) => {
    const from = request.url.indexOf('?');
    const search = from < 0 ? {} : entriesToObject(new URLSearchParams(request.url.slice(from)));
    const cut = variant.has('truncated-limit') ? truncated(search) : search;
    const asked = isPaged && variant.has('ten-a-page') ? { limit: '10', ...cut } : cut;
    return parse(schema, asked, (path) => String(path[0] ?? ''));
  };
}

/** interface: Limits, "above the maximum the API rejects or truncates". */
function truncated(search: Readonly<Record<string, string | string[]>>) {
  return Number(search.limit) > mostOfPage ? { ...search, limit: String(mostOfPage) } : search;
}

/** Reads the body an endpoint takes. Every call but an upload says that it is JSON (interface: Endpoints). */
export function bodyReader(endpoint: Endpoint, schema: z.ZodType | undefined): BodyReader {
  if (endpoint.accepts === 'multipart') return async (request) => parse(schema ?? z.unknown(), await readForm(request));
  return async (request) => {
    requireType(request, 'application/json');
    return schema ? parse(schema, await readJson(request)) : undefined;
  };
}

/** Nothing at all is `undefined`, which a schema refuses unless it may be so. */
async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, megabyte);
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw invalid({ field: '', reason: 'o corpo não é JSON' });
  }
}

/** Fields of an upload by name: text that came once as text, files and whatever came more often as a list. */
async function readForm(request: Request): Promise<Record<string, unknown>> {
  requireType(request, 'multipart/form-data');
  const bytes = await readBytes(request, 11 * megabyte);
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw invalid({ field: '', reason: 'o corpo não é um formulário' });
  });
  return Object.fromEntries(
    Array.from(new Set(form.keys()), (key) => {
      const values = form.getAll(key);
      return [key, values.length === 1 && typeof values[0] === 'string' ? values[0] : values];
    }),
  );
}

function requireType(request: Request, wanted: string) {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== wanted) throw invalid({ field: 'Content-Type', reason: `deve ser ${wanted}` });
}

type Path = readonly PropertyKey[];

/** `fieldOf` names the field of a refusal; a query has no fields below its keys. */
function parse(schema: z.ZodType, value: unknown, fieldOf: (path: Path) => string = (path) => path.join('.')): unknown {
  const read = schema.safeParse(value);
  if (read.success) {
    const unstorable = unstorableFields(read.data);
    if (unstorable.length === 0) return read.data;
    throw invalid(...unstorable.map((path) => ({ field: fieldOf(path), reason: 'contém caracteres inválidos' })));
  }
  throw invalid(...read.error.issues.flatMap((issue) => detailsOf(issue, fieldOf)));
}

function detailsOf(issue: z.core.$ZodIssue, fieldOf: (path: Path) => string): ProblemDetail[] {
  if (issue.code !== 'unrecognized_keys') return [{ field: fieldOf(issue.path), reason: issue.message }];
  return issue.keys.map((key) => ({ field: fieldOf([...issue.path, key]), reason: 'campo desconhecido' }));
}
