import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type HeaderForm, receiverSnippets } from '@/components/callback/receiver-snippet';
import { curlCommand, trialHeaders, trialSecret } from './trial-delivery';

/** What the shell makes of a command: the arguments that curl would get. */
function argumentsOf(command: string): string[] {
  const script = `curl() { for one in "$@"; do printf '%s\\0' "$one"; done; }\n${command}`;
  return execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

async function receiver(form: HeaderForm): Promise<(headers: object, raw: string, secret: string) => boolean> {
  const source = receiverSnippets[form];
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)).isGenuine;
}

const body = JSON.stringify({ id: 'EXEMPLO1', payerName: 'João d\'Ávila $HOME `ls` \\ "x"', note: 'duas\nlinhas; rm -rf /' });

test.each(['three', 'one'] as const)('a delivery signed with %s header is one that a receiver takes, byte for byte', async (form) => {
  const secret = trialSecret();
  const headers = await trialHeaders(form, body, secret, new Date());
  const given = argumentsOf(curlCommand('http://localhost:3000/pix?a=1&b=$x', headers, body));
  expect(given.slice(0, 3)).toEqual(['--include', '--max-time', '5']);
  expect(given.at(-1)).toBe('http://localhost:3000/pix?a=1&b=$x');
  const sent = given[given.indexOf('--data-binary') + 1] ?? '';
  expect(sent).toBe(body);
  const names = Object.fromEntries(given.flatMap((one, at) => (one === '--header' ? [(given[at + 1] ?? '').split(/: (.*)/s)] : [])));
  expect(names['content-type']).toBe('application/json');
  const isGenuine = await receiver(form);
  expect(isGenuine(names, sent, secret)).toBe(true);
  expect(isGenuine(names, `${sent} `, secret)).toBe(false);
  expect(isGenuine(names, sent, trialSecret())).toBe(false);
});

test('a secret for trying is a new one each time, and says what it is', () => {
  expect(trialSecret()).toMatch(/^whsec_teste_[0-9a-f]{32}$/);
  expect(trialSecret()).not.toBe(trialSecret());
});
