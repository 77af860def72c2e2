import { expect, test } from 'vitest';
import { diagnose } from './diagnose';
import { signedExample } from './example';
import { receiverSnippet } from './receiver-snippet';

test('the signed example is genuine here', async () => {
  const now = new Date('2026-11-27T17:32:08.000Z');
  expect(await diagnose(await signedExample(now), now)).toMatchObject({ verdict: 'genuine', skewMs: 0 });
});

test('the receiver that is shown takes the example as it is, and nothing else', async () => {
  const { isGenuine } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(receiverSnippet)}`);
  const { headers, body, secret } = await signedExample(new Date());
  const given = Object.fromEntries(headers.split('\n').map((line) => line.split(': ')));
  const raw = Buffer.from(body);
  expect(isGenuine(given, raw, secret)).toBe(true);
  expect(isGenuine(given, Buffer.from(JSON.stringify(JSON.parse(body))), secret)).toBe(false);
  expect(isGenuine(given, raw, `${secret} `)).toBe(false);
  expect(isGenuine({}, raw, secret)).toBe(false);
  const old = await signedExample(new Date(Date.now() - 301_000));
  const late = Object.fromEntries(old.headers.split('\n').map((line) => line.split(': ')));
  expect(isGenuine(late, raw, secret)).toBe(false);
});
