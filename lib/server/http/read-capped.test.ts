import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readCapped } from './read-capped';

const bytes = (count: number) => new Uint8Array(count).fill(97);

test.each([
  ['no body', null, ''],
  ['a body up to the limit', new Response(bytes(10)).body, 'aaaaaaaaaa'],
  ['one in pieces', Readable.from([bytes(4), bytes(6)]), 'aaaaaaaaaa'],
  ['letters cut in two', Readable.from([Buffer.from([0xc3]), Buffer.from([0xa3])]), 'ã'],
])('%s is read completely', async (_, body, text) => {
  expect((await readCapped(body, 10))?.toString('utf8')).toBe(text);
});

test('a body over the limit is closed at the limit', async () => {
  let pulled = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(bytes(4));
    },
    cancel() {
      cancelled = true;
    },
  });
  expect(await readCapped(endless, 10)).toBeNull();
  expect([pulled <= 4, cancelled]).toEqual([true, true]);
});

test('so is a connection', async () => {
  const source = Readable.from([bytes(8), bytes(8), bytes(8)]);
  expect(await readCapped(source, 10)).toBeNull();
  expect(source.destroyed).toBe(true);
});
