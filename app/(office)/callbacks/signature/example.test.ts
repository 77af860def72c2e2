import { expect, test } from 'vitest';
import { receiverSnippets } from '@/components/callback/receiver-snippet';
import { hmac, toHex } from '@/lib/client/browser/hmac';
import { diagnose } from './diagnose';
import { signedExample } from './example';

test('the signed example is genuine here', async () => {
  const now = new Date('2026-11-27T17:32:08.000Z');
  expect(await diagnose(await signedExample(now), now)).toMatchObject({ verdict: 'genuine', skewMs: 0 });
});

const imported = (snippet: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(snippet)}`);

test('the receiver that is shown takes the example as it is, and nothing else', async () => {
  const { isGenuine } = await imported(receiverSnippets.three);
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

test('so does the one for deliveries with one header', async () => {
  const { isGenuine } = await imported(receiverSnippets.one);
  const { body, secret } = await signedExample(new Date());
  const raw = Buffer.from(body);
  const header = async (at: Date) => {
    const seconds = Math.floor(at.getTime() / 1000);
    return { 'x-callback-signature': `t=${seconds}, v1=${toHex(await hmac(secret, `${seconds}.${body}`))}` };
  };
  const given = await header(new Date());
  expect(isGenuine(given, raw, secret)).toBe(true);
  expect(isGenuine(given, Buffer.from(`${body} `), secret)).toBe(false);
  expect(isGenuine(given, raw, `${secret} `)).toBe(false);
  expect(isGenuine({}, raw, secret)).toBe(false);
  expect(isGenuine(await header(new Date(Date.now() - 301_000)), raw, secret)).toBe(false);
});
