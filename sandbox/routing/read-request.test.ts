import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { bodyReader } from './read-request';

const endpoint: Endpoint = {
  service: 'pix',
  method: 'POST',
  path: '/things',
  permission: 'account:read',
  effect: 'change',
  audit: { action: 'account.changed' },
  basis: 'assumed',
  accepts: 'json',
  errors: [],
};
const schema = z.strictObject({ amount: z.number(), payer: z.strictObject({ name: z.string() }).optional() });
const base = new Set<never>();
const reader = bodyReader(endpoint, schema);
const read = (request: Request) => reader(request, base);

function post(body: BodyInit, type = 'application/json') {
  return new Request('http://localhost/v1/things', { method: 'POST', body, headers: { 'content-type': type } });
}

async function refusalOf(request: Request) {
  const failure = await read(request).catch((thrown: unknown) => thrown);
  if (!(failure instanceof ServiceProblem)) throw new Error('the body was not refused');
  return { code: failure.code, fields: failure.particulars.details?.map((detail) => detail.field) };
}

test('a body is parsed by its schema, with any charset parameter', async () => {
  expect(await read(post('{"amount":1.5}'))).toEqual({ amount: 1.5 });
  expect(await read(post('{"amount":1.5}', 'application/json; charset=utf-8'))).toEqual({ amount: 1.5 });
});

test('each wrong or unknown field is named', async () => {
  const refusal = await refusalOf(post('{"amount":"1","payer":{"name":"Iara","age":3},"more":1}'));
  expect(refusal.code).toBe('SVV001');
  expect(refusal.fields?.sort()).toEqual(['amount', 'more', 'payer.age']);
});

test.each([
  ['another content type', post('amount=1', 'application/x-www-form-urlencoded'), 'Content-Type'],
  ['broken JSON', post('{"amount":'), ''],
  ['nothing', post(''), ''],
  ['text with a NUL', post(String.raw`{"amount":1,"payer":{"name":"a\u0000"}}`), 'payer.name'],
  ['half of a surrogate pair', post(String.raw`{"amount":1,"payer":{"name":"\ud83d"}}`), 'payer.name'],
  ['bytes that are no text', post(new Uint8Array([0xff, 0xfe])), ''],
  ['more than a megabyte', post(JSON.stringify({ amount: 1, more: 'x'.repeat(1024 * 1024) })), ''],
])('%s is SVV001', async (_, request, field) => {
  expect(await refusalOf(request)).toEqual({ code: 'SVV001', fields: [field] });
});

test('an upload gives text as text and files as a list', async () => {
  const form = new FormData();
  form.append('defense', 'Entregue em 12/11.');
  form.append('files', new File(['%PDF-1.7'], 'nota fiscal.PDF', { type: 'application/pdf' }));
  const readForm = bodyReader({ ...endpoint, accepts: 'multipart' }, undefined);
  const { defense, files } = z
    .object({ defense: z.string(), files: z.array(z.file()) })
    .parse(await readForm(new Request('http://localhost/v1/things', { method: 'POST', body: form }), base));
  expect(defense).toBe('Entregue em 12/11.');
  expect(files.map((file) => file.name)).toEqual(['nota fiscal.PDF']);
});
