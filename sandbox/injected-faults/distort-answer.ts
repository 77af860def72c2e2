import { setTimeout as sleep } from 'node:timers/promises';
import type { InjectedCallFault } from './injected-fault';

export type Distortion = Extract<
  InjectedCallFault,
  { fault: 'html' | 'empty' | 'truncated' | 'unknown-enum' | 'missing-field' | 'extra-field' | 'huge' | 'slow' | 'wrong-content-type' }
>;

const fortyMegabytes = 40 * 1024 * 1024;
const page = '<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>';

/** Distorts a correct answer as the fault says. */
export async function distortAnswer(fault: Distortion, answer: Response): Promise<Response> {
  const text = await answer.text();
  const { status } = answer;
  const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/json' };
  const json = (change: (value: unknown) => unknown) => Response.json(change(JSON.parse(text)), { status });
  switch (fault.fault) {
    case 'html':
      return new Response(page, { status: fault.status, headers: { 'content-type': 'text/html; charset=utf-8' } });
    case 'empty':
      return new Response('', { status, headers });
    case 'truncated':
      return new Response(text.slice(0, Math.floor(text.length / 2)), { status, headers });
    case 'unknown-enum':
      return json((value) => mapObjects(value, (record) => ({ ...record, ...unknownWords(record) })));
    case 'missing-field':
      return json((value) => mapObjects(value, ({ [fault.field]: _missing, ...rest }) => rest));
    case 'extra-field':
      return json((value) => mapObjects(value, (record) => ({ ...record, addedLater: { kind: 'novelty', values: [1, null] } })));
    case 'huge':
      return json((value) => mapObjects(value, (record) => record, { padding: 'x'.repeat(fortyMegabytes) }));
    case 'slow':
      return new Response(streamSlowly(text, fault.milliseconds), { status, headers });
    case 'wrong-content-type':
      return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }
}

type Json = Record<string, unknown>;

/** Applies `change` to every object of a JSON value, innermost first; `added` is merged into the outermost only. */
function mapObjects(value: unknown, change: (record: Json) => Json, added: Json = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapObjects(item, change)]));
  return { ...change(inner), ...added };
}

function unknownWords(record: Json): Json {
  const words = Object.entries(record).filter(([key, value]) => /^(status|type)$/.test(key) && typeof value === 'string');
  return Object.fromEntries(words.map(([key]) => [key, `NEVER_SEEN_${key.toUpperCase()}`]));
}

/** Sends the text in twenty parts, evenly spread over the time. */
function streamSlowly(text: string, milliseconds: number): ReadableStream<Uint8Array> {
  const parts = 20;
  const bytes = new TextEncoder().encode(text);
  const size = Math.ceil(bytes.length / parts);
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await sleep(milliseconds / parts);
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
      if (at >= bytes.length) controller.close();
    },
  });
}
